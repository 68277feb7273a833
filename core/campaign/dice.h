// The dice of a campaign: sealed streams, one for each occasion, and a log of every roll.
#pragma once

#include "core/dice/sealed_dice.h"

#include <memory>
#include <string>

namespace ephor::campaign {

/// The key of an occasion's dice: it follows from the campaign's seed and the occasion alone, so that nobody gets other dice by taking a deed back.
DiceKey keyOf(std::uint64_t seed, std::string_view occasion, int turn, int number = 0);

class CampaignDice {
public:
    explicit CampaignDice(std::unique_ptr<DiceSource> source) : m_source(std::move(source)) {}
    explicit CampaignDice(const DiceKey& key) : m_source(std::make_unique<SealedDice>(key)) {}

    /// One six-sided die, with the modifiers that the log names; returns the total.
    int die(std::string_view what, int modifier = 0);
    /// An average die: 2, 3, 3, 4, 4, 5.
    int averageDie(std::string_view what, int modifier = 0);
    int twoDice(std::string_view what, int modifier = 0);
    /// 0 … count - 1; 1 <= count <= 255.
    int lot(std::string_view what, int count);
    /// The whole number at or above `amount / 1000`, with the fraction diced for.
    int share(std::string_view what, int perMille);

    /// "Siege of Plataea: 3 5 +2 = 10", a line for each roll.
    const std::string& log() const { return m_log; }

private:
    int thrown(std::string_view what, int count, int modifier, bool average);

    std::unique_ptr<DiceSource> m_source;
    std::string m_log;
};

}  // namespace ephor::campaign

// The dice of a campaign: a sealed stream for each roll of each occasion, and a log of all rolls.
#pragma once

#include "core/campaign/dice/turn_seed.h"
#include "core/campaign/dice/typed_dice.h"

#include <memory>
#include <set>

namespace ephor::campaign {

class CampaignDice {
public:
    /// Takes all faces in order from one source.
    explicit CampaignDice(std::unique_ptr<DiceSource> source) : m_source(std::move(source)) {}
    /// The dice of an occasion. Rolls that everybody or several powers are told of use the open key, those of one power
    /// its own key, all others the secret one.
    explicit CampaignDice(OccasionKeys keys) : m_keys(std::move(keys)) {}
    /// Without secret dice: one key for the open and the secret rolls.
    explicit CampaignDice(const DiceKey& occasion) : CampaignDice(OccasionKeys{occasion, occasion}) {}

    /// Replaces the faces of the rolls named here, if they fit, and marks these rolls as typed in. All other rolls keep
    /// their faces.
    void typeIn(TypedDice typed) { m_typed = std::move(typed); }

    /// Sets who else besides the umpire is told of the next roll. By default nobody is.
    CampaignDice& toldTo(std::string_view who);
    /// Tells only the faces of the next roll, without modifiers and total.
    CampaignDice& facesToldTo(std::string_view who);
    /// Tells only the faces to these powers (ids). With more than one, the roll uses the open seed.
    CampaignDice& facesToldTo(const std::set<std::string>& powers);
    /// Makes the next roll with the secret seed, even if a power is told of it: otherwise its player could compute the
    /// face and learn what they must not know. A roll that everybody or several powers are told of stays open.
    CampaignDice& inSecret();

    /// One six-sided die plus the modifier; returns the total.
    int die(std::string_view what, int modifier = 0);
    /// An average die: 2, 3, 3, 4, 4, 5.
    int averageDie(std::string_view what, int modifier = 0);
    int twoDice(std::string_view what, int modifier = 0);
    /// A random number from 0 to count - 1. `count` is at most 255; below 2 nothing is rolled.
    int lot(std::string_view what, int count);
    /// `perMille / 1000`, rounded up or down by a roll for the fraction.
    int share(std::string_view what, int perMille);

    /// Removes all rolls after the first `count` from the log. They still count as made: a later roll for the same
    /// purpose gets the faces that it would have had.
    void forget(std::size_t count) {
        m_rolls.erase(m_rolls.begin() + static_cast<std::ptrdiff_t>(count), m_rolls.end());
    }

    const std::vector<CampaignRoll>& rolls() const { return m_rolls; }
    /// The lines toText() of all rolls.
    std::string log() const;

private:
    CampaignRoll begun(std::string_view what, CampaignRoll::Kind kind, int sides, std::size_t count, int atMost = 0);
    void fall(CampaignRoll& roll);
    const DiceKey& keyOf(const CampaignRoll& roll) const;
    int written(CampaignRoll roll);

    std::unique_ptr<DiceSource> m_source;
    OccasionKeys m_keys;
    std::map<std::string, int, std::less<>> m_rollsSoFar;  ///< number of rolls so far, by purpose
    Told m_told;                                           ///< for the next roll
    bool m_isSecret = false;
    TypedDice m_typed;
    std::vector<CampaignRoll> m_rolls;
};

}  // namespace ephor::campaign

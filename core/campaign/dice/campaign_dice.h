// The dice of a campaign: sealed streams, one for each throw of each occasion, and a log of every throw.
#pragma once

#include "core/campaign/dice/move_seed.h"
#include "core/campaign/dice/typed_dice.h"

#include <memory>
#include <set>

namespace ephor::campaign {

class CampaignDice {
public:
    /// All faces in order from one source.
    explicit CampaignDice(std::unique_ptr<DiceSource> source) : m_source(std::move(source)) {}
    /// The dice of an occasion: what everybody or several powers are told of falls by the open key, what one power is
    /// told of by that power's, all else by the secret one.
    explicit CampaignDice(OccasionKeys keys) : m_keys(std::move(keys)) {}
    /// Without secrets.
    explicit CampaignDice(const DiceKey& occasion) : CampaignDice(OccasionKeys{occasion, occasion}) {}

    /// Throws that are named here show these faces, where they can, and are marked as typed in. No other throw is
    /// another by that.
    void typeIn(TypedDice typed) { m_typed = std::move(typed); }

    /// Who is told of the next throw, besides the umpire; without it, nobody.
    CampaignDice& toldTo(std::string_view who);
    /// Likewise of its faces alone.
    CampaignDice& facesToldTo(std::string_view who);
    /// Likewise several powers, by their ids; with more than one it falls by the open seed.
    CampaignDice& facesToldTo(const std::set<std::string>& powers);
    /// The next throw is made with the secret seed, whoever is told of it: its face would tell those who look on what
    /// they must not know.
    CampaignDice& inSecret();

    /// One six-sided die, with the modifiers that the log names; returns the total.
    int die(std::string_view what, int modifier = 0);
    /// An average die: 2, 3, 3, 4, 4, 5.
    int averageDie(std::string_view what, int modifier = 0);
    int twoDice(std::string_view what, int modifier = 0);
    /// 0 … count - 1; 1 <= count <= 255.
    int lot(std::string_view what, int count);
    /// The whole number at or above `amount / 1000`, with the fraction diced for.
    int share(std::string_view what, int perMille);

    /// The last throws, down to `count` of them, were made for nothing: they are in no log. Later ones of the same
    /// purpose fall as if they had been.
    void forget(std::size_t count) {
        m_throws.erase(m_throws.begin() + static_cast<std::ptrdiff_t>(count), m_throws.end());
    }

    const std::vector<Throw>& throws() const { return m_throws; }
    /// toText() of every throw, a line for each.
    std::string log() const;

private:
    Throw begun(std::string_view what, Throw::Kind kind, int sides, std::size_t count, int atMost = 0);
    void fall(Throw& thrown);
    const DiceKey& keyOf(const Throw& thrown) const;
    int written(Throw thrown);

    std::unique_ptr<DiceSource> m_source;
    OccasionKeys m_keys;
    std::map<std::string, int, std::less<>> m_thrown;  ///< by purpose, how often
    Told m_told;                                       ///< of the next throw
    bool m_isSecret = false;
    TypedDice m_typed;
    std::vector<Throw> m_throws;
};

}  // namespace ephor::campaign

// Verifies the dice of a campaign with nothing but the texts that a player was sent.
#pragma once

#include "core/campaign/dice/campaign_roll.h"

#include <map>
#include <span>

namespace ephor::campaign {

/// A seed, and the promises of it.
struct CheckedSeed {
    enum class Of : std::uint8_t {
        Turn,    ///< for the rolls that everybody is told of
        Power,   ///< for the rolls that one power is told of
        Secret,  ///< for the rolls that nobody is told of
        Campaign
    };
    Of of = Of::Turn;
    int turn = 0;
    std::string power;  ///< the power's name
    DiceKey seed;
    std::vector<std::string> promises = {};  ///< of this turn, without duplicates; empty: nothing to compare with
    std::vector<std::string> promisesOfTurns = {};  ///< the promises for the seeds of all turns
    bool isKept = true;             ///< all promises fit: they are the SHA-256 of the seed, or its chain leads to them
    bool isPromisedBefore = false;  ///< a promise is in a text that does not show the seed
};

/// A roll that a report tells of, and its faces by the seed.
struct CheckedRoll {
    enum class Finding : std::uint8_t {
        Fell,       ///< the faces are those of the seed
        Otherwise,  ///< the faces are others
        Unread,     ///< the line cannot be parsed, its total is wrong, or a face is impossible
        TypedIn,    ///< rolled at the table, independent of the seeds
        Sealed,     ///< its seed is published after the war
        Unshown     ///< its seed should have been published by now but is in none of the texts
    };
    int turn = 0;
    std::string occasion;
    std::string line;
    std::vector<int> faces;  ///< by the seed
    Finding finding = Finding::Unread;
};

struct DiceCheck {
    std::vector<CheckedSeed> seeds;
    std::vector<CheckedRoll> rolls;
    /// Turns with a promise whose seed is in none of the texts: they are not closed yet, or their report is missing.
    std::vector<int> open;
    /// Lines that look like a promise, a seed or a heading of rolls but cannot be parsed, and rolls outside a list.
    /// They may have been altered.
    std::vector<std::string> unread;
    /// A sentence for each other fault: two seeds of one turn, words that were not sealed.
    std::vector<std::string> wrong;
    /// A sentence for what proves nothing but should be asked about: a sealed word that was never revealed.
    std::vector<std::string> notes;
    /// SHA-256 of all contributions, in hex; empty if there are none.
    std::string contributions;

    /// No fault was found.
    bool holds() const;
};

/// Verifies all promises, seeds and rolls in the texts: reports, order sheets and reminders, original or quoted in a
/// mail.
DiceCheck checkDice(std::span<const std::string> texts);

}  // namespace ephor::campaign

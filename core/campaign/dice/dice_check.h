// Whether the dice of a campaign fell as its umpire tells: judged by a player, from only what they were sent.
#pragma once

#include "core/campaign/dice/campaign_roll.h"

#include <map>
#include <span>

namespace ephor::campaign {

/// A seed against the promises that were given of it.
struct CheckedSeed {
    enum class Of : std::uint8_t {
        Move,    ///< what everybody is told of
        Power,   ///< what one power is told of
        Secret,  ///< what nobody is told of
        Campaign
    };
    Of of = Of::Move;
    int turn = 0;
    std::string power;  ///< its name
    DiceKey seed;
    std::vector<std::string> promises = {};         ///< of this move, each once; none: nothing to hold it against
    std::vector<std::string> promisesOfMoves = {};  ///< of all moves' seeds
    bool isKept = true;  ///< every promise is the SHA-256 of the seed, and of all moves' seeds what is left of it
    bool isPromisedBefore = false;  ///< a promise stood in a text in which the seed did not
};

/// A throw that was told, and the dice that the seed has for it.
struct CheckedThrow {
    enum class Finding : std::uint8_t {
        Fell,       ///< as it was told
        Otherwise,  ///< other faces
        Unread,     ///< not in the words of a report, its sum is wrong, or no die shows such a face
        TypedIn,    ///< real dice, of which no seed knows
        Sealed,     ///< its seed is shown when the war is over
        Unshown     ///< its seed should have been shown with it, and stands in none of the texts
    };
    int turn = 0;
    std::string occasion;
    std::string line;
    std::vector<int> faces;  ///< by the seed
    Finding finding = Finding::Unread;
};

struct DiceCheck {
    std::vector<CheckedSeed> seeds;
    std::vector<CheckedThrow> throws;
    /// Promises of moves whose seed stands nowhere: they are not closed yet, or their report is missing.
    std::vector<int> open;
    /// Lines that look like a promise, a seed or a list of throws but cannot be read, and throws outside every list.
    /// They may have been altered.
    std::vector<std::string> unread;
    /// A sentence for whatever else is wrong: two seeds of one move, words that were not sealed.
    std::vector<std::string> wrong;
    /// Likewise for what proves nothing but is worth a question: a sealed word that was never opened.
    std::vector<std::string> notes;
    /// The SHA-256 of what they added, in hex; empty where nobody did.
    std::string contributions;

    /// Nothing that could be checked is wrong.
    bool holds() const;
};

/// Judges all that stands in the texts: reports, order sheets and reminders, as they were sent or out of a mail.
DiceCheck checkDice(std::span<const std::string> texts);

}  // namespace ephor::campaign

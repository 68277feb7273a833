// Whether the dice of a campaign fell as its umpire tells: judged by a player, from what he was sent alone.
#pragma once

#include "core/campaign/throw.h"

#include <map>
#include <span>

namespace ephor::campaign {

/// A seed of a move against the promises that were given of it.
struct CheckedSeed {
    int turn = 0;
    DiceKey seed;
    std::vector<std::string> promises;  ///< of this move, wherever they stood; none: nothing to hold it against
    bool secret = false;                ///< of the move's secret dice

    /// Every promise is the SHA-256 of the seed.
    bool isKept() const;
};

/// A throw that was told, and the dice that the seed has for it.
struct CheckedThrow {
    enum class Finding : std::uint8_t {
        Fell,       ///< as it was told
        Otherwise,  ///< other faces
        Unread,     ///< not in the words of a report, its sum is wrong, or no die shows such a face
        TypedIn,    ///< real dice, of which no seed knows
        Sealed      ///< its seed is not shown yet
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
    /// Lines that begin as a promise, a seed or a list of throws, and cannot be read: somebody may have changed them.
    std::vector<std::string> unread;

    /// Nothing that could be checked is wrong.
    bool holds() const;
};

/// Judges all that stands in the texts: reports, order sheets and reminders, as they were sent or out of a mail.
DiceCheck checkDice(std::span<const std::string> texts);

}  // namespace ephor::campaign

// Which notes of a rule system tell a fight.
#pragma once

#include "core/battle/reason.h"

namespace ephor {

/// A note of a rule system that tells how one piece fared against another, and the numbers that count in it.
struct FightNote {
    enum class Numbers : std::uint8_t {
        None,     ///< a shot whose hits are in its rolls
        Both,     ///< the number of the piece, and that of the other
        Own,      ///< the score of the piece, which alone decides nothing; the other has a note of its own
        OwnLast,  ///< the other number is the piece's, the first a rank with words (lower is better) or something else
    };
    const Reason* what = nullptr;
    Numbers numbers = Numbers::None;
    std::string_view unit{};   ///< what the numbers count if it is one: "hit"; empty for a score
    std::string_view units{};  ///< if it is more: "hits"
    bool isShot = false;
};

}  // namespace ephor

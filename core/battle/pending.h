// Where a fight stopped before the end of the battle.
#pragma once

#include "core/base/message.h"
#include "core/battle/request.h"

namespace ephor {

/// Why a fight stopped: a person must answer a question or roll dice.
struct Pending {
    enum class Kind : std::uint8_t { Choice, Roll };
    Kind kind = Kind::Choice;
    PendingRequest request;
    RollRequest roll;
    std::size_t entries = 0;        ///< entries of the record used so far; the answer will be the next one
    std::size_t publicEntries = 0;  ///< how many of those entries the asked side may know
    int rolls = 0;                  ///< rolls made so far
    bool mayCorrect = false;        ///< the umpire may correct the table here
};

/// An entry of a record that does not match the battle.
struct Misfit {
    std::size_t entry = 0;
    Message why;
};

}  // namespace ephor

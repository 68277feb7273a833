// Where a fight stopped before its end.
#pragma once

#include "core/base/message.h"
#include "core/battle/request.h"

namespace ephor {

/// Where a fight was left: a question to a person, or dice to be rolled.
struct Pending {
    enum class Kind : std::uint8_t { Choice, Roll };
    Kind kind = Kind::Choice;
    PendingRequest request;
    RollRequest roll;
    std::size_t entries = 0;        ///< entries of the record used so far: the next one answers this
    std::size_t publicEntries = 0;  ///< of those, the ones that the asked side may know
    int rolls = 0;                  ///< rolls made so far
    bool mayCorrect = false;        ///< the umpire may correct the table here
};

/// An entry of a record that does not fit the battle.
struct Misfit {
    std::size_t entry = 0;
    Message why;
};

}  // namespace ephor

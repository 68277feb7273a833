// Stops a fight where an answer is missing. The only exception type of core, private to core/battle.
#pragma once

#include "core/battle/pending.h"

namespace ephor {

/// Thrown by Referee, RecordCursor, UntilStop and UntilTurn, caught by Fight::run. Rules do not catch it.
struct Leaving {
    std::optional<Pending> pending;
    std::optional<Misfit> misfit;
};

}  // namespace ephor

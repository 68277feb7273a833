// How a fight is left where an answer is missing. The one exception of core, private to battle/.
#pragma once

#include "core/battle/pending.h"

namespace ephor {

/// Thrown by Referee, RecordCursor and UntilTurn; caught by Fight::run. The rules pass it through.
struct Leaving {
    std::optional<Pending> pending;
    std::optional<Misfit> misfit;
};

}  // namespace ephor

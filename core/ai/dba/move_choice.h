// The best of the moves that a side may make.
#pragma once

#include "core/ai/dba/neighbour_grid.h"
#include "core/rules/dba/battle/element_set.h"

namespace ephor::dba {

/// A move that the player wants to make: which of the options, who goes, and where the leader ends. To pass is the
/// first option, and nobody goes.
struct PlannedMove {
    Choice option;
    ElementSet group;
    Choice end;
};

/// The best of the moves that are offered; to pass if none is worth a PIP.
PlannedMove bestMove(const Viewpoint& view, std::span<const Option> options);
/// Where the group of a request for a move ends best; it stays if no move is worth it.
Choice bestEnd(const Viewpoint& view, const Request& request);

}  // namespace ephor::dba

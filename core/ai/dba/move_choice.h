// Chooses the best of the moves that a side may make.
#pragma once

#include "core/ai/dba/neighbour_grid.h"
#include "core/rules/dba/battle/element_set.h"

namespace ephor::dba {

/// The move that the player wants to make: the option, the group, and where its leader ends. Passing is the first
/// option, with an empty group.
struct PlannedMove {
    Choice option;
    ElementSet group;
    Choice end;
};

/// The best of the offered moves, or passing if none is worth a PIP.
PlannedMove bestMove(const Viewpoint& view, std::span<const Option> options);
/// The best end for the group of a MoveTo request; its present place if no move is worth its PIPs.
Choice bestEnd(const Viewpoint& view, const Request& request);

}  // namespace ephor::dba

// Shield walls, orders and moves.
#pragma once

#include "core/ai/skirmish/viewpoint.h"

namespace ephor::skirmish {

Choice nextFigure(const Viewpoint& view);
Choice bestAction(const Viewpoint& view);
Choice bestMove(const Viewpoint& view);
Choice wall(const Viewpoint& view);
/// The minimum value of contact at a walk: higher for figures that are needed elsewhere, lower for those without time
/// left.
double leastValue(const Viewpoint& view, PieceId figure, bool isOnItsWay);

}  // namespace ephor::skirmish

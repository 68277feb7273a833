// The values of actions.
#pragma once

#include "core/ai/ohw/evaluation.h"

namespace ephor::ohw {

/// The value of a unit's action (OTW-D02). An action with 0 or less is not worth it.
double valueOfAction(const Viewpoint& view, std::int16_t code, PieceId unit);
double valueOfGroup(const Viewpoint& view, const Units& group);
/// The same for a number of units; `clearsTheWay`: they are the screen.
double valueOfGroup(int units, bool clearsTheWay);

}  // namespace ephor::ohw

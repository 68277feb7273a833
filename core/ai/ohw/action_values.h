// What actions gain.
#pragma once

#include "core/ai/ohw/evaluation.h"

namespace ephor::ohw {

/// What an action of a unit gains (OTW-D02); 0 or less is not worth it.
double valueOfAction(const Viewpoint& view, std::int16_t code, PieceId unit);
/// The same of a group that moves.
double valueOfGroup(const Viewpoint& view, const Units& group);
/// The same where so many of it go; `clearsTheWay`: they are the screen.
double valueOfGroup(int units, bool clearsTheWay);

}  // namespace ephor::ohw

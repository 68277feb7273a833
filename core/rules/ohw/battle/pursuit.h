// Pursuit (OTW-046 to OTW-049, OTW-211, OTW-212).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-046: the victor begins to pursue the unit that broke.
void beginPursuit(Play& play, PieceId victor, PieceId target);
void endPursuit(Play& play, PieceId unit);
/// OTW-002, OTW-047, OTW-211
void pursuits(Play& play, Side side);

}  // namespace ephor::ohw

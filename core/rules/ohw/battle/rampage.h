// Elephants that run wild (OTW-060 to OTW-062, OTW-213).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-060: elephants that have lost a round; true where they run wild.
bool mayRunWild(Play& play, PieceId elephants);
/// OTW-062, OTW-A26
void rampages(Play& play, Side side);

}  // namespace ephor::ohw

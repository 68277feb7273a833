// Rampaging elephants (OTW-060 to OTW-062, OTW-213).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-060: for elephants that have lost a round; true if they rampage.
bool mayRunWild(Play& play, PieceId elephants);
/// OTW-062, OTW-A26: in each own phase a die gives the direction in which rampaging elephants move.
void rampages(Play& play, Side side);

}  // namespace ephor::ohw

// Moves forced by the control test or by the state of a unit, at the end of its side's Command Phase (ALA-104,
// ALA-AMB-041).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void compulsoryMoves(Play& play, Side side);
/// Removes routers that no pursuer is in contact with.
void endRouts(Play& play);

}  // namespace ephor::alala

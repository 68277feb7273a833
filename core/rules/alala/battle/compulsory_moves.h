// Moves that the control test or the unit's state demands, at the end of its side's Command Phase (ALA-104,
// ALA-AMB-041).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void compulsoryMoves(Play& play, Side side);
/// Routers that nobody holds any more are gone.
void endRouts(Play& play);

}  // namespace ephor::alala

#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void compulsoryMoves(Play& play, Side side);
/// Routers that nobody holds any more are gone.
void endRouts(Play& play);

}  // namespace ephor::alala

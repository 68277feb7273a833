// After Combat Moves (rules, section X).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void afterCombatPhase(Play& play);
/// The moves after one combat (ALA-230).
void afterCombat(Play& play, PieceId unit, PieceId enemy, int chain);

}  // namespace ephor::alala

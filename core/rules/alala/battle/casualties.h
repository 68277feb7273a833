// Casualties, half strength, and the end of units (rules, section E).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// ALA-029. False where the unit is destroyed.
bool takeCasualties(Play& play, PieceId unit, int figures, const Reason& reason);
/// ALA-030, ALA-031: below half it goes, or stands for good.
void checkHalfStrength(Play& play, PieceId unit);
/// Off the table for good; its leader is lost with it (ALA-072).
void lose(Play& play, PieceId unit, const Reason& reason);

}  // namespace ephor::alala

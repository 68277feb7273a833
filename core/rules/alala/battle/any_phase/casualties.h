// Casualties, half strength, and the loss of units (rules, section E).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// ALA-029. False if the unit is destroyed.
bool takeCasualties(Play& play, PieceId unit, int figures, const Reason& reason);
/// ALA-030, ALA-031: below half strength a unit withdraws, or makes a last stand.
void checkHalfStrength(Play& play, PieceId unit);
/// Removes a unit for good, with its leader (ALA-072).
void lose(Play& play, PieceId unit, const Reason& reason);

}  // namespace ephor::alala

// Activations: one unit at a time, one action each (rules 1.3, 1.4).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// The third phase. True if a side conceded, which is then `conceded`.
bool activations(Play& play, Side& conceded);
UnitTraits usableTraits(const Play& play, PieceId unit);
bool mayFormPhalanx(const Play& play, PieceId unit);

}  // namespace ephor::men_of_bronze

// Activations: one unit after the other, one action each (rules 1.3, 1.4).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// The third phase. True where a side conceded; then `conceded` is that side.
bool activations(Play& play, Side& conceded);
UnitTraits usableTraits(const Play& play, PieceId unit);
bool mayFormPhalanx(const Play& play, PieceId unit);

}  // namespace ephor::men_of_bronze

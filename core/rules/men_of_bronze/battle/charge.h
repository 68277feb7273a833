// Charges and counter-charges (rules 1.5, MOB-163 to MOB-165).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

void charge(Play& play, PieceId unit, PieceId target);
/// True if the unit may declare a Charge against the enemy (MOB-057, MOB-059).
bool mayDeclareCharge(const Table& table, PieceId unit, PieceId enemy);
/// True if a charge cannot reach the enemy even if it counter-charges, as far as that may be known before the charge
/// (MOB-032, MOB-056, MOB-164). House rule: beyond one and a half times the distance, a player sees it without
/// measuring.
bool isPlainlyOutOfReach(const BronzeGame& game, const Table& table, PieceId unit, PieceId enemy);

}  // namespace ephor::men_of_bronze

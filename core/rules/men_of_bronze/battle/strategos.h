// The Strategos: attachment to a unit, and transfers (rules 1.14).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

void attachStrategos(Play& play);
/// The units that the Strategos with `host` may join in a Move activation of `unit` (MOB-182).
PieceSet transferTargets(const Table& table, PieceId unit, PieceId host);
/// D-24 during a Move activation of `unit`.
void offerTransfer(Play& play, PieceId unit);

}  // namespace ephor::men_of_bronze

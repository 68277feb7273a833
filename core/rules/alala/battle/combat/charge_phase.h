// The Charge Phase: declarations, drops, responses, charge moves (rules, section T; order: section 0).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void chargePhase(Play& play);
bool mayCharge(const AlalaGame& game, const Table& table, PieceId unit, PieceId target);
/// ALA-183: the reaction of hoplites that are charged by hoplites and have not charged themselves.
void standsCharged(Play& play, PieceId target, PieceId charger);

}  // namespace ephor::alala

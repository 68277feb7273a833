// The Phalanx Manoeuvre Phase: bodies and single units, from right to left (rules, section O).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void phalanxPhase(Play& play, Side side);
/// The bodies of a side: controlled units that touch (ALA-111).
PieceSet bodyOf(const AlalaGame& game, const Table& table, PieceId unit);

}  // namespace ephor::alala

// The actions of leaders (rules, sections G and M).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void leadersAct(Play& play, Side side);
/// ALA-056, ALA-057: the units that a leader with this unit can control.
PieceSet inReach(const AlalaGame& game, const Table& table, PieceId host);
/// ALA-062
int costToEncourage(const AlalaGame& game, const Table& table, PieceId unit);

}  // namespace ephor::alala

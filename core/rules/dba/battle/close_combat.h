// Close combat (DBA-025, DBA-120 to DBA-129).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

void fightAll(Play& play, Side side);
/// The modifiers of an element in close combat that do not depend on which enemy in the field it fights.
CloseTerms standingTerms(const DbaGame& game, const Table& table, PieceId p);
/// All modifiers against one enemy.
CloseTerms closeTerms(const DbaGame& game, const Table& table, PieceId p, PieceId enemy);
PieceId supporterBehind(const DbaGame& game, const Table& table, PieceId p);

}  // namespace ephor::dba

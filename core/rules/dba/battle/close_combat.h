// Close combat (DBA-025, DBA-120 to DBA-129).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

void fightAll(Play& play, Side side);
/// What bears on the factor of one in a close combat, as it stands, whoever in the field the enemy is.
CloseTerms standingTerms(const DbaGame& game, const Table& table, PieceId p);
/// The same and what lies between it and an enemy; and the factor.
CloseTerms closeTerms(const DbaGame& game, const Table& table, PieceId p, PieceId enemy);
Breakdown factorOf(const DbaGame& game, const Table& table, PieceId p, PieceId enemy);
PieceId supporterBehind(const DbaGame& game, const Table& table, PieceId p);

}  // namespace ephor::dba

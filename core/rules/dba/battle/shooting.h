// Distant shooting (DBA-024, DBA-110 to DBA-114).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

void shoot(Play& play, Side side);
PieceSet targetsOf(const DbaGame& game, const Table& table, PieceId shooter);
bool mayShoot(const DbaGame& game, const Table& table, PieceId shooter);

}  // namespace ephor::dba

// Pursuit (DBA-144).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

void pursue(Play& play, PieceId winner, PieceId loser, const Troop& loserTroop);

}  // namespace ephor::dba

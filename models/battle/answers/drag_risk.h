// What a drag may cost before it moves anything: a test of the unit whose failure ends the phase.
#pragma once

#include "models/battle/battle_session.h"

namespace ephor {

/// The test in words, with the exact chance to pass it; empty where the answer to the pending question rolls none that
/// ends the phase if it fails. Tries the answer up to 16 times with other dice than the battle's, so a test that fails
/// very rarely may be missed.
QString riskOfAnswer(const BattleSession& session, const Choice& answer, PieceId unit);

}  // namespace ephor

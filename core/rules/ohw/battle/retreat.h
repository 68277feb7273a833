// Retreat and follow-up after a lost round (OTW-040 to OTW-044, OTW-209).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-040: the loser's ladder, away from the winner.
void retreat(Play& play, PieceId loser, Heading away);
/// OTW-044
void followUp(Play& play, PieceId winner, Square vacated);

}  // namespace ephor::ohw

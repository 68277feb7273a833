// Army morale and what it takes (OTW-090 to OTW-095), and who has lost (OTW-214).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

void loseMorale(Play& play, Side side, int amount, const Reason& reason);
/// OTW-059: the general with a unit is lost, if he is.
void loseGeneral(Play& play, PieceId unit, const Reason& reason);
/// OTW-093, OTW-094, OTW-215: what the drops of army morale so far take from the units.
void settleMorale(Play& play);
/// OTW-214: the end of a phase.
std::optional<Ended> victory(const Table& table, const OhwGame& game, int turn, bool lastPhase);

}  // namespace ephor::ohw

// Army morale and its causes (OTW-090 to OTW-095), and defeat (OTW-214).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

void loseMorale(Play& play, Side side, int amount, const Reason& reason);
/// OTW-059: the general with this unit, if any, is lost.
void loseGeneral(Play& play, PieceId unit, const Reason& reason);
/// OTW-093, OTW-094, OTW-215: applies the Strength losses of all drops in army morale so far.
void settleMorale(Play& play);
/// OTW-214: victory at the end of a phase.
std::optional<Ended> victory(const Table& table, const OhwGame& game, int turn, bool lastPhase);

}  // namespace ephor::ohw

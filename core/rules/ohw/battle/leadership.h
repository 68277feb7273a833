// Leadership tests, and risks of generals (OTW-050 to OTW-058, OTW-070).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-070, OTW-053: one test, with the general's reroll.
bool passes(Play& play, PieceId unit, const Reason& reason);
/// The general who can help a unit: able to act, and with the unit or, by option, anywhere in its army; null if there
/// is none (OTW-217, OTW-A15).
const GeneralType* ableGeneral(const OhwGame& game, const Table& table, PieceId unit);
/// OTW-056: the risk of a general who has helped this unit.
void riskGeneral(Play& play, PieceId served);

}  // namespace ephor::ohw

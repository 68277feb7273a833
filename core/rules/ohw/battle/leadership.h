// Leadership tests, and what a general risks (OTW-050 to OTW-058, OTW-070).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-070, OTW-053: one test, and the general's re-roll.
bool passes(Play& play, PieceId unit, const Reason& reason);
/// The general who can serve a unit: able to act, and with it or with any of its army; none otherwise (OTW-217,
/// OTW-A15).
const GeneralType* ableGeneral(const OhwGame& game, const Table& table, PieceId unit);
/// OTW-056 to OTW-058: a unit's general has served it.
void riskGeneral(Play& play, PieceId served);

}  // namespace ephor::ohw

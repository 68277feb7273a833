// Breaking and fleeing (OTW-037 to OTW-039, OTW-045, OTW-049, OTW-210).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-045, OTW-091: combat makes a unit flee. Rampaging elephants are removed at once.
void breakUnit(Play& play, PieceId unit);
/// OTW-037
void pushOff(Play& play, PieceId unit);
/// OTW-038, OTW-210: one flight move.
void flee(Play& play, PieceId unit);
/// OTW-001, OTW-039
void flights(Play& play, Side side);
/// OTW-049, OTW-092
void cutDown(Play& play, PieceId unit, const Reason& reason);

}  // namespace ephor::ohw

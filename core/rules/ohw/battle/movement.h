// Moving and charging with single units (OTW-012 to OTW-020).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

const Reason* checkMove(const Board& board, const Request& request, const Choice& choice);
/// OTW-012, OTW-016: asks where, and goes there.
void moveUnit(Play& play, PieceId unit);
/// Takes a unit to a square it can reach, cutting down a fleeing enemy there (OTW-049).
void enter(Play& play, PieceId unit, Place to, Heading heading, const Reason& reason);
/// OTW-015: asks for the target, and closes with it. The enemy that is then fought.
PieceId chargeHome(Play& play, PieceId unit);

}  // namespace ephor::ohw

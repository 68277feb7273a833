// Moves and charges of single units (OTW-012 to OTW-020).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

const Reason* checkMove(const Board& board, const Request& request, const Choice& choice);
/// OTW-012, OTW-016: asks for the destination and moves.
void moveUnit(Play& play, PieceId unit);
/// Moves a unit to a square that it can reach, cutting down a fleeing enemy there (OTW-049).
void enter(Play& play, PieceId unit, Place to, Heading heading, const Reason& reason);
/// OTW-015: asks for the target and contacts it. Returns the enemy to fight.
PieceId chargeHome(Play& play, PieceId unit);

}  // namespace ephor::ohw

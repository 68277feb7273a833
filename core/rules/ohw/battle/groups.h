// Group moves (OTW-007, OTW-010, OTW-011, OTW-018).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// The units of `among` connected with it over adjoining squares, all with the same facing.
Units groupOf(const Board& board, PieceId unit, const Units& among);
/// True if the paths of all units of a group, which have or turn to this facing, are free.
bool groupCanAdvance(const Board& board, const Units& group, Heading facing, int forward);
/// True if all units of a group can make the same move as its first unit to that square.
bool groupCanMove(const Board& board, const Units& group, Square square, Heading facing);
/// OTW-D03: asks which units stay behind, and returns the rest.
Units chooseGroup(Play& play, PieceId unit);
void moveGroup(Play& play, const Units& group);

}  // namespace ephor::ohw

// Group moves (OTW-007, OTW-010, OTW-011, OTW-018).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// The units of `among` that one is joined with over adjoining squares, all facing the same way.
Units groupOf(const Board& board, PieceId unit, const Units& among);
/// True where the ways of all of a group are free so far, which face or turn that way.
bool groupCanAdvance(const Board& board, const Units& group, Heading facing, int forward);
/// True where all of a group can do what takes its first unit there.
bool groupCanMove(const Board& board, const Units& group, Square square, Heading facing);
/// OTW-D03: who stays behind.
Units chooseGroup(Play& play, PieceId unit);
void moveGroup(Play& play, const Units& group);

}  // namespace ephor::ohw

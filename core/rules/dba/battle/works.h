// Camps and walls, and who defends them.
#pragma once

#include "core/rules/dba/game.h"

namespace ephor::dba {

/// The City or Fort while its owner holds it.
std::optional<Feature> walls(const DbaGame& game, const Table& table);
Rect campOf(const Table& table, Side side);
/// The area of a work as a body: an obstacle to moves, and what is assaulted.
Body bodyOf(const Rect& rect);
/// The body to shoot at and to assault; for a guard, the work that it defends.
Body standingBody(const DbaGame& game, const Table& table, PieceId piece);
PieceId guardOf(const Table& table, Side side, Guard work);

}  // namespace ephor::dba

// What happens where units touch: Evade, follow, Pursue, the struck side, lining up (rules 1.5, 1.13).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// A unit that moved `along` has touched `enemy`: Evade, follow, Pursue (MOB-166 to MOB-170). True where they are in
/// contact in the end.
bool offerEvadeAndFollow(Play& play, PieceId mover, PieceId enemy, Vec along, double movementLeft, bool ignoreGround);
/// Turns a unit flush with an edge of the enemy it touches, if there is room (MOB-064).
void lineUp(Play& play, PieceId mover, PieceId enemy, Edge edge);
/// Fixes the struck side and lines up (MOB-063, MOB-064). `origin` is the mover's centre before it moved.
void meet(Play& play, PieceId mover, PieceId enemy, Vec origin);
/// The side of `enemy` that `unit` strikes, as fixed at contact or by where it stands.
Struck strikes(const Table& table, PieceId unit, PieceId enemy);

}  // namespace ephor::men_of_bronze

// Contact: Evade, follow, Pursue, the side attacked, lining up (rules 1.5, 1.13).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// Handles the reactions when a unit that moved `along` has touched `enemy`: Evade (MOB-166), follow (MOB-168), Pursue
/// (MOB-169, MOB-170). True if they are in contact at the end.
bool offerEvadeAndFollow(Play& play, PieceId mover, PieceId enemy, Vec along, double movementLeft, bool ignoreGround);
/// Turns a unit flush with an edge of the enemy that it touches, if there is room (MOB-064).
void lineUp(Play& play, PieceId mover, PieceId enemy, Edge edge);
/// Determines the side attacked and lines up (MOB-063, MOB-064). `origin` is the mover's centre before its move.
void meet(Play& play, PieceId mover, PieceId enemy, Vec origin);
/// The side of `enemy` that `unit` attacks, as determined at contact, otherwise by its position.
AttackedSide sideAttacked(const Table& table, PieceId unit, PieceId enemy);

}  // namespace ephor::men_of_bronze

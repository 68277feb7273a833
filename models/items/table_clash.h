// Two units of a table as the clash calculator asks for them.
#pragma once

#include "core/battle/game.h"

#include <utility>

namespace ephor {

/// What the table says of the two: a field that takes types gets the unit's, a field that is named like a counter gets its value; all others keep their standard,
/// for a person to say (who charges, which side is struck). No rule is known here.
ClashInputs clashOf(const Game& game, const Table& table, PieceId attacker, PieceId defender);

/// Enemies that touch, the first side's unit first.
std::vector<std::pair<PieceId, PieceId>> unitsInContact(const Table& table);

}  // namespace ephor

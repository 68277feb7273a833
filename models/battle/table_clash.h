// Contacts between enemies on a table.
#pragma once

#include "core/battle/game.h"

#include <utility>

namespace ephor {

/// Pairs of enemies in contact, the first side's unit first.
std::vector<std::pair<PieceId, PieceId>> unitsInContact(const Table& table);

}  // namespace ephor

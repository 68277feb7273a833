// Who fights whom on a table.
#pragma once

#include "core/battle/game.h"

#include <utility>

namespace ephor {

/// Enemies that touch, the first side's unit first.
std::vector<std::pair<PieceId, PieceId>> unitsInContact(const Table& table);

}  // namespace ephor

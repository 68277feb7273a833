// Legal places for elements that are deployed (DBA-013 to DBA-016).
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/terrain_placement.h"

namespace ephor::dba {

void eachDeployPlace(const DbaGame& game, const Table& table, PieceId piece, const Found& found);
/// True if there is at least one.
bool anyDeployPlace(const DbaGame& game, const Table& table, PieceId piece);

}  // namespace ephor::dba

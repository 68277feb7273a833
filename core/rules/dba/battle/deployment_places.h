// Places for elements that are deployed (DBA-013 to DBA-016).
#pragma once

#include "core/rules/dba/battle/battle.h"
#include "core/rules/dba/battle/terrain_placement.h"

namespace ephor::dba {

void eachDeployPlace(const DbaGame& game, const Table& table, PieceId piece, const Found& found);
/// Is there any of them?
bool anyDeployPlace(const DbaGame& game, const Table& table, PieceId piece);

}  // namespace ephor::dba

// Who invades, and from where (DBA-001 to DBA-003, DBA-005 to DBA-008).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

void rollAggression(Play& play);
void chooseEdges(Play& play);

}  // namespace ephor::dba

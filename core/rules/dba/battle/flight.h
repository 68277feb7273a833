// Flight (DBA-143, DBA-146).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// Recoils, turns about and flees one full move.
void flee(Play& play, PieceId p);

}  // namespace ephor::dba

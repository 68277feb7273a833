// Recoil (DBA-142, DBA-145, DBA-146).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

/// False if the element was lost.
bool recoil(Play& play, PieceId p);
/// True for features into which no element recoils or flees.
bool stopsRecoil(FeatureKind kind);

}  // namespace ephor::dba

// Who fights whom in the Combat Phase (rules, section U).
#pragma once

#include "core/rules/alala/battle/battle.h"

#include <utility>

namespace ephor::alala {

/// ALA-216, ALA-AMB-079: the two of all units in contact that fight each other next, of those not yet paired; none
/// left: invalid ids.
std::pair<PieceId, PieceId> nextPair(Play& play, const PieceSet& paired);

}  // namespace ephor::alala

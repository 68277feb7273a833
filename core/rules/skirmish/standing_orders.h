#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// The figure of the best class, of equal ones the first.
PieceId bestMan(const SkirmishGame& game, const PieceSet& figures);

}  // namespace ephor::skirmish

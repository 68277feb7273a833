#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// The figure of the best class; the first of equals.
PieceId bestFigure(const SkirmishGame& game, const PieceSet& figures);

}  // namespace ephor::skirmish

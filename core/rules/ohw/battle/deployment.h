// Deployment (OTW-203): a die each, unit by unit in turn, the generals last.
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// Puts all units on the board; the side that moves first.
Side deploy(Play& play);
/// Why a unit may not be placed there (OTW-203).
const Reason* checkPlace(const Board& board, const Choice& choice);
/// Why a scenario may not place it there: any free square of the grid.
const Reason* checkScenarioPlace(const Board& board, const Pose& pose);

}  // namespace ephor::ohw

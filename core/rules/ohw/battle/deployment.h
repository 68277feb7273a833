// Deployment (OTW-203): a roll-off, then one unit at a time alternately, the generals last.
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// Deploys all units and returns the side that moves first.
Side deploy(Play& play);
/// Why a unit may not be placed there; null if it may (OTW-203).
const Reason* checkPlace(const Board& board, const Choice& choice);
/// Why a scenario may not place it there; null if it may. Any free square of the grid is allowed.
const Reason* checkScenarioPlace(const Board& board, const Pose& pose);

}  // namespace ephor::ohw

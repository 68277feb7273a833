// Where a battle that has not begun will be deployed: the table as it is then, and the first units of each side.
#pragma once

#include "core/battle/game.h"

#include <optional>

namespace ephor {

/// The first units that a side deploys, as the standard computer player does it.
struct FirstDeployed {
    PendingRequest request;
    Table table;  ///< before they are placed
    Choice choice;
    std::vector<Body> alongside;  ///< units placed with the chosen one, relative to its centre
};

struct BattleBegun {
    Table table;  ///< with the units that the scenario places
    /// None where the side deploys nothing, or on terrain that is placed first, so that its zone is not known yet.
    std::array<std::optional<FirstDeployed>, 2> first;
};

/// With the same dice each time.
BattleBegun battleBegun(const Game& game);

}  // namespace ephor

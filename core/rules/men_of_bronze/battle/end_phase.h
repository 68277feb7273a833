// The End Phase: leftovers, Collapse, victory (rules 1.12).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

/// The fourth phase. Returns the end of the battle, if it is over.
std::optional<Ended> endPhase(Play& play, int turn);

}  // namespace ephor::men_of_bronze

// Exact probabilities of the single steps of Men of Bronze. They sum the formulas of the battle over the dice; errors
// stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/men_of_bronze/battle/formulas.h"

namespace ephor::men_of_bronze {

/// Most dice of a side in one roll (MOB-112 gives at most 25 with printed troops).
inline constexpr int mostDice = Chances::most;

/// Number of hits. Each reroll rerolls one missed die, if there is one (MOB-009).
Chances hitChances(int dice, int need, int rerolls = 0);

/// MOB-136, MOB-137, MOB-138, MOB-139, MOB-140: probability of passing `tests` tests in a row, each with this many dice
/// and required successes.
double passChance(int dice, int successesNeeded, int tests);

}  // namespace ephor::men_of_bronze

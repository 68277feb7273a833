// Exact chances of the single steps of Men of Bronze. Each asks the arithmetic that the battle itself uses and sums
// over the dice; errors stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/men_of_bronze/battle/formulas.h"

namespace ephor::men_of_bronze {

/// Dice that a side may roll at once (MOB-112 comes to 25 at most with printed troops).
inline constexpr int mostDice = Chances::most;

/// Hits of a number of dice. Each re-roll rerolls one missed die, while there is one (MOB-009).
Chances hitChances(int dice, int need, int rerolls = 0);

/// MOB-136 to MOB-141: chance of passing `tests` tests in a row, each with that many dice and successes needed.
/// `rerolls` points are left for all of them; while a test is failing, each rerolls one failed die.
double passChance(int dice, int successesNeeded, int tests, int rerolls = 0);

}  // namespace ephor::men_of_bronze

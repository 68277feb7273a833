// Exact chances of the single steps of Men of Bronze. Each asks the arithmetic that the battle itself uses and sums
// over the dice; errors stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/men_of_bronze/battle/formulas.h"

#include <span>

namespace ephor::men_of_bronze {

/// Dice that a side may roll at once (MOB-112 comes to 25 at most with printed troops).
inline constexpr int mostDice = Chances::most;

/// Hits of a number of dice. Each re-roll rerolls one missed die, while there is one (MOB-009).
Chances hitChances(int dice, int need, int rerolls = 0);

/// MOB-091: Courage lost for those hits, not capped.
Chances lossChances(const Chances& hits, int armor, const Options& options);

/// MOB-136 to MOB-141: chance of passing `tests` tests in a row, each with that many dice and successes needed.
/// `rerolls` points are left for all of them; while a test is failing, each rerolls one failed die.
double passChance(int dice, int successesNeeded, int tests, int rerolls = 0);

/// MOB-023, MOB-025: chance that side A of an opposed roll of one die each wins. `rerolls`: as often A, who has not
/// won, rerolls their own die.
enum class OpposedTie : std::uint8_t { Fails, RolledAgain };
double opposedChance(OpposedTie tie, int rerolls = 0);
/// What a tie of a thief's roll means (MOB-AMB-07).
OpposedTie stealTie(const Options& options);

/// MOB-043, MOB-059: times that a Phalanx drifts in a number of advances. `dice`: Discipline and Strategos.
Chances driftChances(int dice, int courage, int advances, const Options& options);

/// MOB-075, MOB-076: a steady unit enters Dangerous Ground. `dice`: Discipline and Strategos.
struct EntryChances {
    double losesCourage = 0;
    double newlyWavering = 0;
    double routs = 0;
};
EntryChances entryChances(int dice, int courage, const Options& options);

/// MOB-153: chance that a unit routs in as many Collapse tests; no Strategos counts.
double collapseRoutChance(int discipline, int tests);
/// Units that rout, of those with these Disciplines (at most 64).
Chances collapseChances(std::span<const int> disciplines, int tests);

/// MOB-167 to MOB-170: a target evades d3 BW from a charger with `remaining` inches of movement left.
struct EvadeChances {
    double contact = 0;
    double pursueNeeded = 0;  ///< the remaining movement alone is too little
};
EvadeChances evadeChances(double remaining, bool pursue, double bw = 1);

/// MOB-126, MOB-128: base widths between the primaries after a pushback over free ground.
enum class WinnerMove : std::uint8_t { Stand, Pursue, Regroup };
Distribution gapAfterPushback(WinnerMove move);

/// MOB-089 to MOB-094: volleys of a steady shooter at a target that is never rallied, one a turn.
struct SeriesChances {
    Chances courage;  ///< left; 0: routed
    double aliveWavering = 0;
};
SeriesChances shootSeries(int dice, int discipline, const Target& target, int volleys, const Options& options);

}  // namespace ephor::men_of_bronze

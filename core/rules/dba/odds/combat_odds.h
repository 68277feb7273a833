// Exact probabilities of DBA combats: sums over the 36 rolls of two dice, exact to 1e-15.
#pragma once

#include "core/rules/dba/battle/formulas.h"

namespace ephor::dba {

/// DBA-121
struct TotalsChances {
    double aDoubles = 0;
    double aBeats = 0;
    double equal = 0;
    double bBeats = 0;
    double bDoubles = 0;
};
TotalsChances totalsChances(int factorA, int factorB);

/// DBA-140, DBA-141: for both, by Outcome. `stand`: nothing happens to either.
struct CombatChances {
    std::array<std::array<double, 4>, 2> outcome{};
    double stand = 0;
};
/// For one of the two, by Outcome, from both factors and its outcomes by Degree.
std::array<double, 4> outcomeChances(int own, int enemy, const Endings& endings);
CombatChances combatChances(const std::array<Troop, 2>& troops, const std::array<int, 2>& factors,
                            const std::array<Going, 2>& going, const Options& options);
/// The same with given outcomes for both, by Degree.
CombatChances combatChances(const std::array<int, 2>& factors, const std::array<Endings, 2>& endings);
/// DBA-113: for the target, by Outcome.
std::array<double, 4> shotChances(const Troop& shooter, const Troop& target, int shooterFactor, int targetFactor,
                                  Going going, const Options& options);

}  // namespace ephor::dba

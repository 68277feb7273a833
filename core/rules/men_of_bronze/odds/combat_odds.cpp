#include "core/rules/men_of_bronze/odds/combat_odds.h"

namespace ephor::men_of_bronze {

Chances hitChances(int dice, int need, int rerolls) {
    const double p = chanceOf(need);
    Chances hits = Chances::binomial(dice, p);
    for (int r = 0; r < rerolls; ++r)
        for (int n = dice; n > 0; --n) {
            hits[n] += hits[n - 1] * p;
            hits[n - 1] *= 1 - p;
        }
    return hits;
}

double passChance(int dice, int successesNeeded, int tests) {
    return power(Chances::binomial(dice, chanceOf(4)).atLeast(successesNeeded),
                 tests);  // 0 with too few dice (MOB-141)
}

}  // namespace ephor::men_of_bronze

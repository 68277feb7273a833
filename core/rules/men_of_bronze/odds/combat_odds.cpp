#include "core/rules/men_of_bronze/odds/combat_odds.h"

namespace ephor::men_of_bronze {

namespace {

constexpr double half = 0.5;  // a Discipline die of 4+

double power(double base, int exponent) {
    double product = 1;
    for (int i = 0; i < exponent; ++i)
        product *= base;
    return product;
}

}  // namespace

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

double passChance(int dice, int successesNeeded, int tests, int rerolls) {
    if (successesNeeded > dice && tests > 0)
        return 0;  // MOB-141
    const Chances successes = Chances::binomial(dice, half);
    if (rerolls == 0)
        return power(successes.atLeast(successesNeeded), tests);
    // left[r]: the probability of passing the remaining tests with r points left. Computed from the last test
    // backwards.
    Chances left = Chances::empty(rerolls);
    for (int r = 0; r <= rerolls; ++r)
        left[r] = 1;
    for (int test = 0; test < tests; ++test) {
        Chances now = Chances::empty(rerolls);
        for (int points = 0; points <= rerolls; ++points) {
            // A failing test that lacks n successes buys rerolls until it has them. The last reroll, number `spent`, is
            // a success.
            now[points] = successes.atLeast(successesNeeded) * left[points];
            for (int n = 0; n < successesNeeded; ++n) {
                const int missing = successesNeeded - n;
                double waysLast = power(half, missing);  // missing successes in `spent` rolls, including the last one
                for (int spent = missing; spent <= points; ++spent) {
                    now[points] += successes[n] * waysLast * left[points - spent];
                    waysLast *= half * spent / (spent - missing + 1);
                }
            }
        }
        left = now;
    }
    return left[rerolls];
}

}  // namespace ephor::men_of_bronze

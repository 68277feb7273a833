#include "core/rules/men_of_bronze/odds/combat_odds.h"

#include "core/table/vec.h"

#include <algorithm>

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

Chances lossChances(const Chances& hits, int armor, const Options& options) {
    Chances losses = Chances::empty(courageLoss(hits.highest(), armor, options));
    for (int n = 0; n <= hits.highest(); ++n)
        losses[courageLoss(n, armor, options)] += hits[n];
    return losses;
}

double passChance(int dice, int successesNeeded, int tests, int rerolls) {
    if (successesNeeded > dice && tests > 0)
        return 0;  // MOB-141
    const Chances successes = Chances::binomial(dice, half);
    if (rerolls == 0)
        return power(successes.atLeast(successesNeeded), tests);
    // left[r]: the chance to pass the tests still to come with r points left; from the last test backwards.
    Chances left = Chances::empty(rerolls);
    for (int r = 0; r <= rerolls; ++r)
        left[r] = 1;
    for (int test = 0; test < tests; ++test) {
        Chances now = Chances::empty(rerolls);
        for (int points = 0; points <= rerolls; ++points) {
            // A failing test of n successes needs n more: the last bought roll is a success, `spent` in all.
            now[points] = successes.atLeast(successesNeeded) * left[points];
            for (int n = 0; n < successesNeeded; ++n) {
                const int missing = successesNeeded - n;
                double waysLast = power(half, missing);  // missing successes in `spent` rolls, the last one among them
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

OpposedTie stealTie(const Options& options) {
    return options.stealTieRerolled ? OpposedTie::RolledAgain : OpposedTie::Fails;
}

double opposedChance(OpposedTie tie, int rerolls) {
    constexpr double tied = 1.0 / 6;
    constexpr double wins = 5.0 / 12;
    const double fresh = tie == OpposedTie::RolledAgain ? wins / (1 - tied) : wins;
    double sum = 0;
    for (int his = 1; his <= 6; ++his) {
        // Against that die of B: A's first roll and every roll that he buys win with the same chance; a tie of the
        // last one may start afresh.
        const double beats = (6 - his) / 6.0;
        const double missesAll = power(1 - beats, rerolls);
        sum += 1 - missesAll * (1 - beats);
        if (tie == OpposedTie::RolledAgain)
            sum += missesAll * tied * fresh;
    }
    return sum / 6;
}

Chances driftChances(int dice, int courage, int advances, const Options& options) {
    return Chances::binomial(advances, 1 - passChance(dice, 1, plainTests(courage, options)));
}

EntryChances entryChances(int dice, int courage, const Options& options) {
    EntryChances chances;
    chances.losesCourage = 1 - passChance(dice, 1, plainTests(courage, options));
    const TestNeed need = testRequired(courage, 1, 0, LossSource::DangerousGround, options);
    if (need.routed)
        chances.routs = chances.losesCourage;
    if (need.test)
        chances.newlyWavering = chances.losesCourage * (1 - passChance(dice, need.successesNeeded, need.tests));
    return chances;
}

double collapseRoutChance(int discipline, int tests) { return 1 - passChance(discipline, 1, tests); }

Chances collapseChances(std::span<const int> disciplines, int tests) {
    Chances routed = Chances::empty(static_cast<int>(disciplines.size()));
    routed[0] = 1;
    for (const int discipline : disciplines) {
        const double p = collapseRoutChance(discipline, tests);
        for (int n = routed.highest(); n > 0; --n)
            routed[n] = routed[n] * (1 - p) + routed[n - 1] * p;
        routed[0] *= 1 - p;
    }
    return routed;
}

EvadeChances evadeChances(double remaining, bool pursue, double bw) {
    int contacts = 0;
    int shorts = 0;
    for (int evade = 1; evade <= 3; ++evade) {
        const bool reached = remaining >= evade * bw - tolerance;
        shorts += reached ? 0 : 3;
        for (int more = 1; more <= 3; ++more)
            contacts += reached || (pursue && remaining + more * bw >= evade * bw - tolerance) ? 1 : 0;
    }
    return {contacts / 9.0, shorts / 9.0};
}

Distribution gapAfterPushback(WinnerMove move) {
    switch (move) {
    case WinnerMove::Stand:
        return Distribution::die(3);
    case WinnerMove::Regroup:
        return Distribution::die(3) + Distribution::die(3);
    case WinnerMove::Pursue:
        return Distribution::always(0);
    }
    return {};
}

SeriesChances shootSeries(int dice, int discipline, const Target& target, int volleys, const Options& options) {
    const Chances hits = hitChances(dice, toHit(false));
    Chances steady = Chances::empty(target.courage);
    Chances wavering = Chances::empty(target.courage);
    (target.wavering ? wavering : steady)[target.courage] = 1;
    for (int volley = 0; volley < volleys; ++volley) {
        Chances stillSteady = Chances::empty(target.courage);
        Chances nowWavering = Chances::empty(target.courage);
        stillSteady[0] = steady[0];
        nowWavering[0] = wavering[0];
        for (int courage = 1; courage <= target.courage; ++courage)
            for (int n = 0; n <= hits.highest(); ++n) {
                Target now = target;
                now.courage = courage;
                now.wavering = false;
                const Struggle after = struckBy(n, now, LossSource::Shoot, options);
                const double passes =
                    after.test.test ? passChance(discipline, after.test.successesNeeded, after.test.tests) : 1;
                stillSteady[after.courage] += steady[courage] * hits[n] * passes;
                nowWavering[after.courage] += steady[courage] * hits[n] * (1 - passes) + wavering[courage] * hits[n];
            }
        steady = stillSteady;
        wavering = nowWavering;
    }
    SeriesChances chances;
    chances.courage = Chances::empty(target.courage);
    for (int courage = 0; courage <= target.courage; ++courage)
        chances.courage[courage] = steady[courage] + wavering[courage];
    chances.aliveWavering = wavering.atLeast(1);
    return chances;
}

}  // namespace ephor::men_of_bronze

#include "core/rules/ohw/odds/combat_odds.h"

namespace ephor::ohw {

namespace {

/// Probability that one die shows a face for which `holds` is true.
template <typename Holds> double chanceThat(const Holds& holds) {
    int faces = 0;
    for (int die = 1; die <= 6; ++die)
        faces += holds(die) ? 1 : 0;
    return faces / 6.0;
}

}  // namespace

Chances hitChances(int dice, int need, bool rerollsOneMiss) {
    const double hit = chanceOf(need);
    const Chances first = Chances::binomial(dice, hit);
    if (!rerollsOneMiss)
        return first;
    Chances hits = Chances::empty(dice);
    for (int n = 0; n <= dice; ++n) {
        const bool misses = n < dice;
        hits[n] += first[n] * (misses ? 1 - hit : 1);
        if (misses)
            hits[n + 1] += first[n] * hit;
    }
    return hits;
}

double passChance(int leadership) { return chanceOf(leadership); }

namespace {

Chances afterRally(const Chances& hits, int rating) {
    Chances left = Chances::empty(hits.highest());
    for (int n = 0; n <= hits.highest(); ++n) {
        const Chances cancelled = Chances::binomial(rallyDice(rating, n), chanceOf(rallies));
        for (int c = 0; c <= cancelled.highest(); ++c)
            left[n - c] += hits[n] * cancelled[c];
    }
    return left;
}

}  // namespace

Chances netHits(const Chances& hits, double negates, int rallyRating) {
    Chances left = Chances::empty(hits.highest());
    left[0] += hits[0];
    for (int n = 1; n <= hits.highest(); ++n) {
        left[n] += hits[n] * (1 - negates);
        left[n - 1] += hits[n] * negates;
    }
    return afterRally(left, rallyRating);
}

double rampageChance() {
    return chanceThat([](int die) { return stampedeOf(die, false) != Stampede::None; });
}

LadderChances ladderChances(int leadership, int tests, int rowsBehind) {
    LadderChances chances;
    const double pass = passChance(leadership);
    const double fail = chanceOf(1) - pass;
    double here = 1;  // probability of this many failures
    for (int failed = 0;; ++failed) {
        const Retreat retreat = retreatAfter(failed, rowsBehind);
        if (retreat.offBoard) {
            chances.offBoard += here;
            return chances;
        }
        const double stops = failed == tests ? here : here * pass;
        if (retreat.squares == 0)
            chances.holds += stops;
        else if (!retreat.away)
            chances.backFacing += stops;
        else
            (retreat.squares == 1 ? chances.backAway : chances.twiceAway) += stops;
        if (failed == tests)
            return chances;
        here *= fail;
    }
}

double outChance() {
    return chanceThat([](int die) { return riskFails(die); }) *
           chanceThat([](int die) { return fateOf(die, 0) != Fate::Nothing; });
}

}  // namespace ephor::ohw

// Exact probabilities of the single steps of O/THW Ancients. They sum the formulas of the battle over the dice; errors
// stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/ohw/battle/formulas.h"

namespace ephor::ohw {

/// OTW-032, OTW-100: hits of attack dice; `rerollsOneMiss`: one failed die, if any, is rerolled.
Chances hitChances(int dice, int need, bool rerollsOneMiss = false);

/// OTW-A01: the rating is the lowest face that passes.
double passChance(int leadership);

/// OTW-206: the hits left after the target's Phalanx (probability `negates` to remove one, OTW-103) and its general's
/// Rally (OTW-055).
Chances netHits(const Chances& hits, double negates, int rallyRating);

/// OTW-060: probability that one die makes elephants run.
double rampageChance();

/// OTW-040, OTW-041, OTW-042: the end position of a loser on free terrain.
struct LadderChances {
    double holds = 0;
    double backFacing = 0;
    double backAway = 0;
    double twiceAway = 0;
    double offBoard = 0;
};
LadderChances ladderChances(int leadership, int tests, int rowsBehind);

/// OTW-058, OTW-217: probability that one Risk test puts an ordinary general out of action.
double outChance();

}  // namespace ephor::ohw

// Exact chances of the single steps of O/THW Ancients. Each asks the arithmetic that the battle itself uses and sums
// over the dice; errors stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/ohw/battle/formulas.h"

namespace ephor::ohw {

/// OTW-032, OTW-100: hits of attack dice; `rerollsOneMiss`: one failed die, if any, is rerolled.
Chances hitChances(int dice, int need, bool rerollsOneMiss = false);

/// OTW-A01: the rating is the face that passes.
double passChance(int leadership);

/// OTW-206: what is left of hits after the target's Phalanx (chance `negates` to take one away, OTW-103), then its
/// general's Rally (OTW-055).
Chances netHits(const Chances& hits, double negates, int rallyRating);

/// OTW-060: chance that one die makes elephants run.
double rampageChance();

/// OTW-040 to OTW-042: where a loser ends on free ground.
struct LadderChances {
    double holds = 0;
    double backFacing = 0;
    double backAway = 0;
    double twiceAway = 0;
    double offBoard = 0;
};
LadderChances ladderChances(int leadership, int tests, int rowsBehind);

/// OTW-058, OTW-217: chance that one Risk test takes an ordinary general out of the fight.
double outChance();

}  // namespace ephor::ohw

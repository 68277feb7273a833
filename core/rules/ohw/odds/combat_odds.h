// Exact chances of the single steps of O/THW Ancients. Each asks the arithmetic that the battle itself uses and sums over the dice; errors stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/ohw/battle/formulas.h"

namespace ephor::ohw {

/// OTW-032, OTW-100: hits of attack dice; `rerollsOneMiss`: one failed die, if any, is thrown again.
Chances hitChances(int dice, int need, bool rerollsOneMiss = false);

/// OTW-070: a Leadership test, thrown again once where the general does so (OTW-053).
struct TestChances {
    double passed = 0;
    double rerolled = 0;
    double generalRemoved = 0;  ///< by the Risk test that follows
};
TestChances testChances(int leadership, bool reroll);
/// OTW-A01: the rating is the face that passes.
double passChance(int leadership);

/// OTW-206: what is left of hits after the target's Phalanx (chance `negates` to take one away, OTW-103), then its general's Rally (OTW-055).
Chances netHits(const Chances& hits, double negates, int rallyRating);
/// Chance that a rally with that rating cancels that many hits, all of them.
double allRallied(int hits, int rallyRating);

/// A round from the hits of both; hits are those that each takes.
struct RoundChances {
    double firstWins = 0;
    double draw = 0;
    double secondWins = 0;
};
RoundChances roundChances(const Chances& takenByFirst, const Chances& takenBySecond);
/// OTW-060: chance that one die makes elephants run.
double rampageChance();
/// OTW-061, OTW-062: chance of a direction.
double stampedeChance(Stampede run, bool alreadyRampaging);

/// OTW-040 to OTW-042: where a loser ends on free ground.
struct LadderChances {
    double holds = 0;
    double backFacing = 0;
    double backAway = 0;
    double twiceAway = 0;
    double offBoard = 0;
};
LadderChances ladderChances(int leadership, int tests, int rowsBehind);

/// OTW-056 to OTW-058: a general who takes that many Risk tests.
struct RiskChances {
    double removed = 0;
    double missesTurn = 0;      ///< by the first test
    double failureIgnored = 0;  ///< OTW-051
};
RiskChances riskChances(int tests, int fateBonus, bool ignoresFirst);

/// OTW-058, OTW-217: chance that one Risk test takes an ordinary general out of the fight.
double outChance();

/// OTW-004, OTW-005: actions in a phase that only the phase die ends.
double actionsChance(int untested, int actions);         ///< exactly so many
double actionsAtLeastChance(int untested, int actions);  ///< so many or more
double actionsMean(int untested);
/// OTW-016, OTW-017, OTW-A08: a unit is ordered to move again.
struct SecondMoveChances {
    double moves = 0;
    double phaseEnds = 0;
};
SecondMoveChances secondMoveChances(int leadership);

/// OTW-047: chance that a pursuer is one still after so many tests.
double stillPursuing(int leadership, int tests);

/// A unit of a duel with its numbers at full strength.
struct Duellist {
    int attack = 0;
    int defence = 0;
    int strength = 0;
    int leadership = 0;
    Traits traits;
};
/// OTW-205 without retreats and generals, front to front on open ground until one breaks: the chance that the second does. Exact: rounds that change nothing
/// are left out, so that each state follows from weaker ones.
double duelChance(const std::array<Duellist, 2>& units, const Options& options);

}  // namespace ephor::ohw

// The exact chances of the skirmish: sums over the faces of the dice, without a table. Errors stay below 1e-13.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/skirmish/battle/formulas.h"

#include <span>

namespace ephor::skirmish {

/// One of 12 faces.
constexpr double chanceUpTo(int face) { return face <= 0 ? 0.0 : face >= dieSides ? 1.0 : face / 12.0; }

/// Inches of a move: the basic move, or a rough die, and the charge die if it charges.
Distribution reachOf(Protection protection, bool mounted, bool startsInRough, bool charging);

struct ShotChances {
    double hit = 0;
    double blockGivenHit = 0;
    double unblocked = 0;
};
ShotChances shotChances(Band band, Protection protection, bool cover);

/// A hit on a leader with that many wounds.
double leaderFallChance(int wounds);

/// One round of two with those factors; a hit, which kills all but leaders.
struct RoundChances {
    double firstHits = 0;
    double secondHits = 0;
    double goesOn = 0;
};
RoundChances roundChances(int first, int second, Protection firstProtection, Protection secondProtection);

/// One of two who fight to the end.
struct Duellist {
    int firstRound = 0;  ///< all factors of the first round but wounds
    int later = 0;       ///< of every later round
    Protection protection = Protection::Unarmoured;
    bool leader = false;
    int wounds = 0;  ///< that he has, leader or not
};
struct DuelChances {
    double firstWins = 0;
    double secondWins = 0;
    double meanRounds = 0;  ///< infinite where neither can hit the other
    bool ends = true;       ///< false: nobody ever hits
};
DuelChances duelChances(const Duellist& first, const Duellist& second);

/// Several against one, one round each, until he falls (SKI-119).
struct SequenceChances {
    double defenderFalls = 0;
    std::vector<double> attackerFalls;
};
struct Attacker {
    int factors = 0;
    Protection protection = Protection::Unarmoured;
};
SequenceChances sequenceChances(std::span<const Attacker> attackers, int defender, Protection protection);

/// Results of a morale test of one figure; index by Outcome.
std::array<double, 3> moraleChances(Class printed, int modifier, int shift, const Options& options = {});
/// To have rallied after that many dice.
double rallyChance(Class printed, int attempts);

/// A unit of one class under a volley: no effect, fall back, rout by a test that its losses bring about, and the chance
/// of the test.
struct VolleyChances {
    Chances kills;
    double test = 0;
    double rout = 0;
    double fallBack = 0;
};
VolleyChances volleyChances(int shots, Band band, Protection protection, int unitSize, Class printed);

/// A rout towards an edge: a fall back at once, then a rally die before each further one.
struct RoutChances {
    int attempts = 0;  ///< rally dice before it leaves
    double saved = 0;
};
RoutChances routChances(Class printed, double fallBack, double toEdge);

}  // namespace ephor::skirmish

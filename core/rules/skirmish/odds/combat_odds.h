// The exact probabilities of the skirmish: sums over the faces of the dice, without a table. Errors stay below 1e-13.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/skirmish/battle/formulas.h"

namespace ephor::skirmish {

/// Distance of a move in inches: the basic move or a rough die, plus the charge die if it charges.
Distribution reachOf(Protection protection, bool mounted, bool startsInRough, bool charging);

/// Probability that a hit removes a leader with this many wounds.
double leaderFallChance(int wounds);

/// One round between two figures with these factors. A hit removes any figure except a leader.
struct RoundChances {
    double firstHits = 0;
    double secondHits = 0;
    double goesOn = 0;
};
RoundChances roundChances(int first, int second, Protection firstProtection, Protection secondProtection);

/// A figure in a fight to the end.
struct Duellist {
    int firstRound = 0;  ///< all factors of the first round but wounds
    int later = 0;       ///< of every later round
    Protection protection = Protection::Unarmoured;
    bool leader = false;
    int wounds = 0;  ///< present wounds, leader or not
};
struct DuelChances {
    double firstWins = 0;
    double secondWins = 0;
    double meanRounds = 0;  ///< infinite where neither can hit the other
    bool ends = true;       ///< false: neither can ever hit
};
DuelChances duelChances(const Duellist& first, const Duellist& second);

}  // namespace ephor::skirmish

// Exact chances of the single steps of Alala!. Each asks the arithmetic that the battle itself uses and sums over the
// dice; errors stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/alala/battle/combat_results.h"
#include "core/rules/alala/battle/command_points.h"
#include "core/rules/alala/battle/formulas.h"

namespace ephor::alala {

/// Faces of one move die with their chances, in sixths.
Distribution averageDieChances();

// Rolls --------------------------------------------------------------------------------------------------------------

/// ALA-169, ALA-187, ALA-194: dice of a roll that show `need` or more.
inline Chances hitChances(int dice, int need) { return Chances::binomial(dice, chanceOf(need)); }
/// ALA-246: up to `most` missed dice of the roll are rerolled, once (Apollo, Ares; Agatha Tyche with 1).
Chances rerolledMisses(int dice, int need, int most);
/// ALA-258: all dice are rerolled, once, where fewer than `below` hit.
Chances rerolledBelow(int dice, int need, int below);
/// Hits of several independent rolls together.
Distribution summed(const Chances& oneRoll, int rolls);

// Combat --------------------------------------------------------------------------------------------------------------

/// What a side brings to a combat: its dice, the face that hits, and hits without a die.
struct CombatDice {
    int dice = 1;
    int need = 6;
    int automatic = 0;
};
CombatDice combatDiceOf(const CombatSide& side, const Options& options);

/// ALA-212, ALA-222: chances of the first side's results.
struct OutcomeChances {
    std::array<double, 5> p{};  ///< by Outcome
    double meanDifference = 0;
    double operator[](Outcome outcome) const { return p[static_cast<std::size_t>(outcome)]; }
};
OutcomeChances outcomeChances(const CombatDice& side, const CombatDice& enemy);
/// The same seen by the other side.
OutcomeChances reversed(const OutcomeChances& chances);
/// ALA-223: own losses by the result alone.
double meanCasualties(const OutcomeChances& chances);

/// Two like hoplite units without supports fight until a result that is not Inconclusive, or both are below half.
struct DuelChances {
    int rounds = 0;  ///< most that there can be
    OutcomeChances decided;
    double undecided = 0;
    double decidedInFirst = 0;
};
/// `side`: both of them. `charge`: their charge counts in the first round only. `mostRounds` 0: no other end.
DuelChances duelChances(const CombatSide& side, int initialMen, bool charge, int mostRounds, const Options& options);

// Leaders -------------------------------------------------------------------------------------------------------------

/// ALA-067 to ALA-070: his rating after so many risk procedures; 0: killed. `rerollFirst`: a first die that endangers
/// him is rerolled once (ALA-247).
Chances leaderChances(int rating, int procedures, bool rerollFirst);
/// ALA-067: a volley of so many dice endangers him, with one procedure.
double volleyRiskChance(int dice);

/// ALA-097, ALA-099: the first side's initiative roll.
struct InitiativeChances {
    double win = 0;
    double tie = 0;
    double lose = 0;
    double winInTheEnd() const { return win / (win + lose); }
};
InitiativeChances initiativeChances(int bonusFirst, int bonusSecond);

/// ALA-262, ALA-AMB-116: one of so many leaders gains the point; the first roll is tied for the highest.
struct JealousChances {
    double gains = 0;
    double tiedFirst = 0;
};
JealousChances jealousChances(int leaders);

// Control -------------------------------------------------------------------------------------------------------------

/// ALA-073 to ALA-080: chances by ControlResult, and of the total.
struct ControlChances {
    std::array<double, 6> results{};
    double twoOrLess = 0;
    double threeOrFour = 0;
    double fiveOrMore = 0;
    double operator[](ControlResult result) const { return results[static_cast<std::size_t>(result)]; }
};
ControlChances controlChances(const ControlTest& test);

// Moving --------------------------------------------------------------------------------------------------------------

/// ALA-127 to ALA-132, ALA-252: inches of a move. `eases`: one tiring die is lowered whenever it can be (ALA-137).
Distribution moveChances(const Troops& troops, const MoveDice& dice, bool formed, bool eases);
/// ALA-135 to ALA-138: disorder points after so many like moves.
Chances fatigueChances(const Troops& troops, const MoveDice& dice, bool formed, bool eases, int moves, int disorder);
/// ALA-124, ALA-134: like moves of so many average dice until a distance is covered.
Distribution movesToCover(int inches, int dice);

/// ALA-186, ALA-237: a chaser and its target, both with all dice.
struct Chase {
    MoveDice chaser;
    MoveDice target;
    double start = 0;       ///< inches between them when it begins
    bool ofEvader = false;  ///< a charge at an evader (ALA-185), else a pursuit
};
double catchChance(const Chase& chase, const Options& options);

}  // namespace ephor::alala

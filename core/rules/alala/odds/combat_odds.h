// Exact probabilities of the single steps of Alala!. They sum the formulas of the battle over the dice; errors stay
// below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/alala/battle/arithmetic/combat_results.h"
#include "core/rules/alala/battle/arithmetic/command_points.h"
#include "core/rules/alala/battle/arithmetic/formulas.h"

namespace ephor::alala {

// Rolls --------------------------------------------------------------------------------------------------------------

/// ALA-169, ALA-187, ALA-194: number of dice in a roll that show `need` or more.
inline Chances hitChances(int dice, int need) { return Chances::binomial(dice, chanceOf(need)); }
// Combat --------------------------------------------------------------------------------------------------------------

/// The dice of a side in combat: their number, the face that hits, and automatic hits.
struct CombatDice {
    int dice = 1;
    int need = 6;
    int automatic = 0;
};
CombatDice combatDiceOf(const CombatSide& side, const Options& options);

/// ALA-212, ALA-222: probabilities of the first side's outcomes.
struct OutcomeChances {
    std::array<double, 5> p{};  ///< by Outcome
    double meanDifference = 0;
    double operator[](Outcome outcome) const { return p[static_cast<std::size_t>(outcome)]; }
};
OutcomeChances outcomeChances(const CombatDice& side, const CombatDice& enemy);
/// The same for the other side.
OutcomeChances reversed(const OutcomeChances& chances);
// Leaders -------------------------------------------------------------------------------------------------------------

/// ALA-067, ALA-068, ALA-069, ALA-070: the leader's rating after this many risk rolls; 0: killed. `rerollFirst`: a
/// first die that endangers the leader is rerolled once (ALA-247).
Chances leaderChances(int rating, int procedures, bool rerollFirst);
}  // namespace ephor::alala

// Exact chances of the single steps of Alala!. Each asks the arithmetic that the battle itself uses and sums over the
// dice; errors stay below 1e-12.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/alala/battle/combat_results.h"
#include "core/rules/alala/battle/command_points.h"
#include "core/rules/alala/battle/formulas.h"

namespace ephor::alala {

// Rolls --------------------------------------------------------------------------------------------------------------

/// ALA-169, ALA-187, ALA-194: dice of a roll that show `need` or more.
inline Chances hitChances(int dice, int need) { return Chances::binomial(dice, chanceOf(need)); }
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
// Leaders -------------------------------------------------------------------------------------------------------------

/// ALA-067 to ALA-070: his rating after so many risk procedures; 0: killed. `rerollFirst`: a first die that endangers
/// him is rerolled once (ALA-247).
Chances leaderChances(int rating, int procedures, bool rerollFirst);
}  // namespace ephor::alala

// The clash calculator: one close combat or one shot with exact probabilities.
#pragma once

#include "core/battle/game.h"
#include "core/rules/dba/odds/combat_odds.h"

namespace ephor::dba {

/// An element in a close combat, as entered by a player.
struct ClashSide {
    Troop troop;
    CloseTerms terms;
    int factor = -1;  ///< entered directly; -1: calculated
    bool shoots = false;
};

/// The factors with their reasons, and the probabilities.
struct Clash {
    std::array<Breakdown, 2> factors;
    TotalsChances totals;
    CombatChances chances;
};
Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options);

/// The fields of the clash calculator, the same for both sides.
std::vector<ClashField> clashFields(const Catalogue& types);
/// RuleSystem::clash. `fields` are those of `types`.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types);

}  // namespace ephor::dba

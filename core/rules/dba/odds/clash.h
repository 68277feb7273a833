// The clash calculator: one close combat, or one shot, with its exact chances.
#pragma once

#include "core/battle/game.h"
#include "core/rules/dba/odds/combat_odds.h"

namespace ephor::dba {

/// An element in a close combat, as a player knows it.
struct ClashSide {
    Troop troop;
    CloseTerms terms;
    int factor = -1;  ///< given outright; -1: reckoned
    bool shoots = false;
};

/// The factors with their reasons, and the chances (DBA-113, DBA-120 to DBA-141).
struct Clash {
    std::array<Breakdown, 2> factors;
    TotalsChances totals;
    CombatChances chances;
};
Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options);

/// What the clash calculator asks, the same for both sides.
const std::vector<ClashField>& clashFields();
/// RuleSystem::clash with the standard options.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options = {});

}  // namespace ephor::dba

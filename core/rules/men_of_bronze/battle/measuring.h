// The measuring of Men of Bronze: pure questions about bodies, without a battle. Distances are inches and all limits
// are inclusive.
#pragma once

#include "core/rules/men_of_bronze/battle/formulas.h"
#include "core/table/body.h"

#include <optional>

namespace ephor::men_of_bronze {

/// MOB-102, MOB-AMB-03b: gap from a supporter to its primary, as printed, whatever a base width is.
inline constexpr double supportRange = 3;
/// MOB-182, MOB-AMB-03b: gap that the Strategos may cross from unit to unit.
inline constexpr double transferRange = 6;

bool maySupport(const Body& supporter, const Body& primary);            ///< MOB-102
bool mayTransfer(const Body& host, const Body& receiver);               ///< MOB-182
bool keepsDistance(const Body& unit, const Body& friendly, double bw);  ///< MOB-033: 1 base width between friends

/// True on or ahead of the line through the front edge: who strikes from there strikes the front.
bool isAheadOf(const Body& target, Vec origin);
/// MOB-063: the side of `target` that a unit strikes whose centre was at `origin` before it moved and that touched the
/// edge `touched`.
Struck struckSide(const Body& target, Vec origin, Edge touched);

/// MOB-092, MOB-AMB-39: the side of `target` that a volley from a shooter with its centre at `origin` strikes.
Struck struckByShot(const Body& target, Vec origin);

/// MOB-086, MOB-087, MOB-088: inches from the shooter to the nearest part of the target within its arc; nothing where
/// no part is. `allRound`: a Skirmisher that is not Wavering (MOB-AMB-33).
std::optional<double> shootingDistance(const Body& shooter, bool allRound, const Body& target);

/// MOB-086: is any part of the target in arc and within `range` inches?
bool inShootingRange(const Body& shooter, bool allRound, const Body& target, double range);

}  // namespace ephor::men_of_bronze

// The measurements of Men of Bronze: pure functions of bodies, without a battle. Distances are in inches and all limits
// are inclusive.
#pragma once

#include "core/rules/men_of_bronze/battle/formulas.h"
#include "core/table/body.h"

#include <optional>

namespace ephor::men_of_bronze {

/// MOB-102, MOB-AMB-03b: largest gap from a supporter to its primary, as printed, whatever the base width.
inline constexpr double supportRange = 3;
/// MOB-182, MOB-AMB-03b: largest gap between units that the Strategos can cross.
inline constexpr double transferRange = 6;

bool maySupport(const Body& supporter, const Body& primary);            ///< MOB-102
bool mayTransfer(const Body& host, const Body& receiver);               ///< MOB-182
bool keepsDistance(const Body& unit, const Body& friendly, double bw);  ///< MOB-033: 1 base width between friends

/// True if the point is on or ahead of the line through the front edge; an attack from there is against the front.
bool isAheadOf(const Body& target, Vec origin);
/// MOB-063: the side of `target` that is attacked by a unit with its centre at `origin` before its move, which touched
/// the edge `touched`.
AttackedSide sideInContact(const Body& target, Vec origin, Edge touched);

/// MOB-092, MOB-AMB-39: the side of `target` that a volley from a shooter with its centre at `origin` hits.
AttackedSide sideShotAt(const Body& target, Vec origin);

/// MOB-086, MOB-087, MOB-088: distance in inches from the shooter to the nearest part of the target within its arc;
/// none if no part is. `allRound`: a Skirmisher that is not Wavering (MOB-AMB-33).
std::optional<double> shootingDistance(const Body& shooter, bool allRound, const Body& target);

/// MOB-086: true if any part of the target is in arc and within `range` inches.
bool inShootingRange(const Body& shooter, bool allRound, const Body& target, double range);

}  // namespace ephor::men_of_bronze

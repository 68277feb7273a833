// The measuring of Men of Bronze: pure questions about bodies, without a battle. Distances are inches and all limits are inclusive.
#pragma once

#include "core/rules/men_of_bronze/arithmetic.h"
#include "core/table/body.h"

#include <optional>
#include <span>

namespace ephor::men_of_bronze {

/// MOB-102, MOB-AMB-03b: gap from a supporter to its primary, as printed, whatever a base width is.
inline constexpr double supportRange = 3;
/// MOB-182, MOB-AMB-03b: gap that the Strategos may cross from unit to unit.
inline constexpr double transferRange = 6;
/// MOB-057: half of the forward arc into which a unit may pivot before it charges: 90 degrees either way, as the least cosine.
inline constexpr double chargePivotCosine = 0;

/// MOB-209: 5 by 2 base widths for every type that does not say otherwise.
constexpr Footprint usualFootprint(double bw) { return {5 * bw, 2 * bw}; }

bool maySupport(const Body& supporter, const Body& primary);      ///< MOB-102
bool mayTransfer(const Body& host, const Body& receiver);         ///< MOB-182
bool keepsDistance(const Body& unit, const Body& friendly, double bw);  ///< MOB-033: 1 base width between friends

/// MOB-063: the side of `target` that a unit strikes whose centre was at `origin` before it moved and that touched the edge `touched`.
Struck struckSide(const Body& target, Vec origin, Edge touched);

/// MOB-092, MOB-AMB-39: the side of `target` that a volley from a shooter with its centre at `origin` strikes.
Struck struckByShot(const Body& target, Vec origin);

/// MOB-087, MOB-088: may a unit that stands so shoot at that point, the range apart? `allRound`: a Skirmisher that is not Wavering (MOB-AMB-33).
bool inShootingArc(const Body& shooter, bool allRound, Vec point);

/// MOB-086: inches from the shooter to the nearest part of the target within its arc; nothing where no part is.
std::optional<double> shootingDistance(const Body& shooter, bool allRound, const Body& target);

/// MOB-086: is any part of the target in arc and within `range` inches?
bool inShootingRange(const Body& shooter, bool allRound, const Body& target, double range);

/// How a unit may go without turning: ahead (MOB-042), or the steps of a Drilled Phalanx (MOB-049).
enum class Step : std::uint8_t { Advance, Back, Left, Right };
Vec directionOf(Step step, const Pose& pose);
/// The most inches of a step: `move` ahead, 1 base width back, 2 to a side.
double mostOf(Step step, double move, double bw);

/// A pose shifted without turning.
constexpr Pose shifted(const Pose& pose, Vec along, double distance) { return {pose.centre + along * distance, pose.facing}; }
/// MOB-042, MOB-049.
Pose stepped(const Pose& pose, Step step, double distance);
/// MOB-043, MOB-044: 1 base width to the right, where nothing stops it.
Pose drifted(const Pose& pose, double bw);

/// How far a body goes straight along the unit vector `along`, at most `distance`, before it meets one of the others (MOB-044, MOB-129, MOB-167).
double freeWay(const Body& mover, Vec along, double distance, std::span<const Body> others);

/// MOB-056 to MOB-060: a run straight along `along` against `target`. It makes contact, also just at the end of the allowance, or stops there.
struct Run {
    bool contact = false;
    double distance = 0;
};
Run runAgainst(const Body& charger, Vec along, double allowance, const Body& target);

}  // namespace ephor::men_of_bronze

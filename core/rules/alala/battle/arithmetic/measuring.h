// The measurements of Alala!: pure functions of bodies, without a battle. Distances are in inches and all limits are
// inclusive (ALA-005).
#pragma once

#include "core/rules/alala/battle/arithmetic/morale.h"
#include "core/table/body.h"

#include <limits>
#include <optional>
#include <span>

namespace ephor::alala {

/// A distance that is never reached.
inline constexpr double unlimited = std::numeric_limits<double>::infinity();
/// ALA-AMB-002: bodies at most this far apart are in contact.
inline constexpr double contactGap = 0.01;
/// ALA-107, ALA-112, ALA-124: ordinary moves stop this far from the enemy.
inline constexpr double standOff = 4;
/// ALA-083, ALA-AMB-045: inches between the deployment lines.
inline constexpr double deployGap = 18;
/// ALA-142: formed hoplites may drift this many degrees to the right of their facing.
inline constexpr double mostDeviation = 22.5;
/// ALA-147: inches that the outer front corner travels in a wheel.
inline constexpr double wheelInches = 5;
/// ALA-163, ALA-AMB-069: width of the strip that a volley needs.
inline constexpr double shotWidth = 1;
/// ALA-190: an edge is in contact if more than a millimetre of it overlaps.
inline constexpr double leastContact = 1 / 25.4;
/// Cosine of 22.5 degrees (ALA-142, ALA-AMB-077).
inline constexpr double cosine225 = 0.92387953251128674;

/// ALA-005: true if a distance is within a limit, to the tolerance.
constexpr bool isWithin(double distance, double limit) { return distance <= limit + tolerance; }

/// ALA-083: distances of the two deployment lines from the edge y = 0.
constexpr std::array<double, 2> deploymentLines(double tableDepth) {
    return {(tableDepth - deployGap) / 2, (tableDepth + deployGap) / 2};
}

/// ALA-006: distance to the right, for a side that faces along `facing`. The rightmost unit comes first.
constexpr double rightward(Vec centre, Vec facing) { return dot(centre, rightOf(facing)); }

/// The facing turned to the right by an angle in degrees.
Vec turnedRight(Vec facing, double degrees);

/// ALA-142, ALA-AMB-062: true if formed hoplites may advance along this unit vector: to the right, but never sideways,
/// since there are no turns to the flank (ALA-145).
bool mayAdvanceAlong(Vec facing, Vec along);

/// ALA-147, ALA-AMB-064: cosine and sine of a wheel in which the outer front corner, `radius` from the pivot, travels
/// `inches`.
Vec wheelTurn(double radius, double inches, const Options& options);
/// A body wheels about its front corner on this side.
enum class WheelTo : std::uint8_t { Left, Right };
/// The pose of a unit of a body after a wheel about the body's inner front corner.
Pose wheeledAbout(const Pose& pose, Vec pivot, WheelTo direction, Vec turn);

/// Distance in inches that `mover` can go straight along `along` before it is nearer than `keep` to `other`; none if it
/// can go all the way. A mover that is nearer already may not come closer (ALA-AMB-052, ALA-AMB-056).
std::optional<double> untilWithin(const Body& mover, Vec along, double distance, const Body& other, double keep);

/// ALA-057, ALA-AMB-027: true if a unit of the phalanx is within the control distance of the leader's unit.
bool inControlDistance(const Body& leaderUnit, const Body& unit, const Options& options);
/// ALA-056, ALA-058: the units of a phalanx that the leader with unit `leader` controls: linked by base contact and
/// near enough. Bit i stands for units[i].
std::uint64_t controlled(std::span<const Body> units, std::size_t leader, const Options& options);

/// ALA-190, ALA-AMB-003: figures of a unit at `body` in contact with `other`: files along front and rear, ranks along a
/// flank. `live`: figures of its front unit; `deep`: units in depth.
int figuresInContact(const Troops& troops, const Body& body, int live, int deep, const Body& other);

/// Section 0 (ALA-AMB-018): the edge of a target that is crossed by the line from the middle of the charger's front to
/// the target's centre.
Edge struckEdge(const Body& target, Vec chargerFront);
/// ALA-213, ALA-AMB-018: the sector of a formed unit from which an attack comes. `chargerFront`: the middle of the
/// charger's front edge at its start.
Sector sectorOf(const Body& target, Vec chargerFront, Edge struck);

/// ALA-161, ALA-163, ALA-AMB-069: true if a straight strip of width shotWidth connects shooter and target without
/// touching others.
bool seesToShoot(const Body& shooter, const Body& target, std::span<const Body> others,
                 std::span<const std::span<const Vec>> hiding);
/// ALA-159, ALA-160: the nearest of visible enemies within range; several if equally near. Bit i stands for
/// distances[i].
std::uint64_t nearestTargets(std::span<const double> distances);

/// ALA-191, ALA-AMB-082: distance in inches that each of two units goes if they charge each other.
constexpr double mutualChargeInches(double between) { return between / 2; }

/// ALA-234, ALA-AMB-099: the pose of a band that has ridden through its opponent.
Pose riddenThrough(const Body& rider, const Body& opponent);

}  // namespace ephor::alala

// The measuring of Alala!: pure questions about bodies, without a battle. Distances are inches and all limits are
// inclusive (ALA-005).
#pragma once

#include "core/rules/alala/battle/morale.h"
#include "core/table/body.h"

#include <limits>
#include <optional>
#include <span>

namespace ephor::alala {

/// A distance that nothing reaches.
inline constexpr double never = std::numeric_limits<double>::infinity();
/// ALA-AMB-002: bodies no farther apart are in contact.
inline constexpr double contactGap = 0.01;
/// ALA-107, ALA-112, ALA-124: ordinary moves stop so far from the enemy.
inline constexpr double standOff = 4;
/// ALA-083, ALA-AMB-045: inches between the deployment lines.
inline constexpr double deployGap = 18;
/// ALA-142: most degrees to the right that formed hoplites drift from their facing.
inline constexpr double mostDeviation = 22.5;
/// ALA-147: inches that the outer front corner wheels.
inline constexpr double wheelInches = 5;
/// ALA-163, ALA-AMB-069: width of the strip that a volley needs.
inline constexpr double shotWidth = 1;
/// ALA-190: an edge is in contact where it overlaps by more than a millimetre.
inline constexpr double leastContact = 1 / 25.4;
/// Cosine of 22.5 degrees (ALA-142, ALA-AMB-077).
inline constexpr double cosine225 = 0.92387953251128674;

/// True where a distance is within a limit.
constexpr bool isWithin(double distance, double limit) { return distance <= limit + tolerance; }

/// ALA-083: distances of the two deployment lines from the edge y = 0.
constexpr std::array<double, 2> deploymentLines(double tableDepth, double gapBetween = deployGap) {
    return {(tableDepth - gapBetween) / 2, (tableDepth + gapBetween) / 2};
}

/// ALA-006: how far to the right a unit stands, for a side that faces along `facing`; the rightmost comes first.
constexpr double rightward(Vec centre, Vec facing) { return dot(centre, rightOf(facing)); }

/// Facing turned by so many degrees to the right.
Vec turnedRight(Vec facing, double degrees);

/// ALA-142, ALA-AMB-062: whether formed hoplites may advance in this direction, a unit vector: to the right, but never
/// sideways, for there are no turns to the flank (ALA-145).
bool mayAdvanceAlong(Vec facing, Vec along);

/// ALA-147, ALA-AMB-064: cosine and sine of the wheel whose outer front corner, `radius` from the pivot, travels
/// `inches`.
Vec wheelTurn(double radius, double inches, const Options& options);
/// A unit of a body after a wheel about the body's inner front corner. `right`: to the right, about its right end.
Pose wheeledAbout(const Pose& pose, Vec pivot, bool right, Vec turn);

/// Inches that `mover` may go straight along `along` before it is nearer than `keep` to `other`; nothing where it may
/// go the whole way. Who is nearer already may not come nearer still (ALA-AMB-052, ALA-AMB-056).
std::optional<double> untilWithin(const Body& mover, Vec along, double distance, const Body& other, double keep);

/// ALA-057, ALA-AMB-027: whether a leader's control reaches a unit of his phalanx, as far as the distance goes.
bool inControlDistance(const Body& leaderUnit, const Body& unit, const Options& options);
/// ALA-056 to ALA-058: units of a phalanx, by their place in `units`, that the control of the leader with `leader`
/// reaches: linked by base contact and near enough. Bit i stands for units[i].
std::uint64_t controlled(std::span<const Body> units, std::size_t leader, const Options& options);

/// ALA-190, ALA-AMB-003: figures of a unit at `body` in contact with `other`: files along front and rear, ranks along a
/// flank. `live`: of its front unit; `deep`: units in depth.
int figuresInContact(const Troops& troops, const Body& body, int live, int deep, const Body& other);

/// Section 0 (ALA-AMB-018): the edge of a target that the line from the charger's front midpoint to its centre cuts.
Edge struckEdge(const Body& target, Vec chargerFront);
/// ALA-213, ALA-AMB-018: where an attack on a formed unit comes from. `chargerFront`: midpoint of the charger's front
/// edge where it began.
Sector sectorOf(const Body& target, Vec chargerFront, Edge struck);
/// Midpoint of a front edge.
constexpr Vec frontMidpoint(const Body& body) { return body.pose.centre + body.facing() * body.halfDepth(); }

/// ALA-161, ALA-163, ALA-AMB-069: whether a straight strip as wide as shotWidth joins shooter and target beside all
/// others.
bool seesToShoot(const Body& shooter, const Body& target, std::span<const Body> others,
                 std::span<const std::span<const Vec>> hiding);
/// ALA-159, ALA-160: of visible enemies at these distances, the nearest within range; several where they are equally
/// near. Bit i stands for distances[i].
std::uint64_t nearestTargets(std::span<const double> distances);

/// ALA-191, ALA-AMB-082: inches that each of two units goes which charge each other.
constexpr double mutualChargeInches(double between) { return between / 2; }

/// ALA-234, ALA-AMB-099: where a band stands that has ridden through its opponent.
Pose riddenThrough(const Body& rider, const Body& opponent);

}  // namespace ephor::alala

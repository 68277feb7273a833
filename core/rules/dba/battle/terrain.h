// The terrain of DBA: features and their effects, deployment zones, threat zones, sight. Pure functions; lengths in
// base widths.
#pragma once

#include "core/rules/dba/army/features.h"
#include "core/rules/dba/battle/formulas.h"
#include "core/table/terrain.h"

#include <span>

namespace ephor::dba {

/// DBA-107. Rivers and walls have their own rules and count as good going here.
Going goingOf(FeatureKind kind, bool roughPlough, const Troop& troop);

/// DBA-109: the sizes offered for a kind: small, usual, large.
std::span<const Footprint> featureSizes(FeatureKind kind);

/// A rectangle parallel to the edges of the table.
struct Rect {
    Vec low;
    Vec high;
};
double gap(const Rect& a, const Rect& b);

/// A feature on the table: a rectangle, or the outline of a scenario.
struct Feature {
    FeatureKind kind = FeatureKind::None;
    std::array<Vec, 4> corners{};
    Outline drawn;  ///< empty: the corners
    Vec low;        ///< the box around it
    Vec high;

    Outline outline() const { return drawn.empty() ? Outline(corners) : drawn; }
    Rect box() const { return {low, high}; }
};
Feature featureAt(FeatureKind kind, const Rect& rect);
bool covers(const Feature& feature, const Body& body);
bool covers(const Feature& feature, Vec point);
/// Length of the part of a straight path inside the feature; tests the box first.
double lengthInside(const Feature& feature, Vec from, Vec to);
/// False if the body is farther from the feature than `distance`; tests the box.
bool isNear(const Feature& feature, const Body& body, double distance);

/// DBA-125, section 0: height of a point on a hill, from 0 at the foot to 1 on the crest.
double heightOn(const Feature& hill, Vec point);
/// DBA-112: true where the line from a to b crosses the hill's crest.
bool crossesCrest(const Feature& hill, Vec a, Vec b);

/// DBA-A02: why an element may not be deployed there; null if it may. `table`:
/// width and depth. `base`: its own edge.
const Reason* checkZone(const Troop& troop, const Body& body, Vec table, TableEdge base,
                        std::span<const Rect> enemyWorks);

/// The direction from a base edge to the middle of the table.
constexpr Vec inward(TableEdge base) {
    switch (base) {
    case TableEdge::North:
        return {0, -1};
    case TableEdge::East:
        return {-1, 0};
    case TableEdge::South:
        return {0, 1};
    case TableEdge::West:
        break;
    }
    return {1, 0};
}

/// DBA-119: the zone of an element, 1 base width ahead of its front edge. A body that overlaps it is in the zone: its
/// far edge belongs to it, its side lines do not.
Body threatZone(const Body& owner);
/// DBA-119: the zone of a war wagon, a camp, a City or a Fort, 1 base width from each of its edges.
Body zoneAround(const Body& owner);

/// DBA-110: the distance of a shot; none if it is impossible. At least half a base width of the target must be within 1
/// base width to either side of straight ahead, and in range.
std::optional<double> shotDistance(const Body& shooter, Edge edge, const Body& target);

constexpr std::array<Vec, 2> frontCorners(const Body& body) {
    const Vec ahead = body.pose.centre + body.facing() * body.halfDepth();
    const Vec aside = body.right() * body.halfFrontage();
    return {ahead - aside, ahead + aside};
}
/// The tolerance of contact, in base widths (DBA-025, DBA-124, DBA-130, DBA-132; section 0, "second revision", [R]).
/// Edges and corners no farther apart than this are in contact; edges that share no more than this are not. It allows
/// for placing by hand: 0.8 mm for a base 40 mm wide.
inline constexpr double contactReach = 0.02;
/// A base enlarged by 1.25 times that tolerance on all sides. Bases in contact may be slightly rotated, which moves
/// their corners farther apart.
constexpr Footprint withReach(Footprint size) {
    return {size.frontage + 2.5 * contactReach, size.depth + 2.5 * contactReach};
}
/// True if the corners meet.
inline bool isAt(Vec a, Vec b) {
    constexpr double most = contactReach + tolerance;
    return squaredLength(a - b) <= most * most;
}
/// True if the numbers differ by no more than the tolerance of contact.
inline bool isLevel(double a, double b) { return std::abs(a - b) <= contactReach + tolerance; }
constexpr bool faceAlike(Vec a, Vec b) { return dot(a, b) >= 1 - 1e-9; }
constexpr bool faceEachOther(Vec a, Vec b) { return dot(a, b) <= -1 + 1e-9; }
/// DBA-117, DBA-128: true if both face the same way, side edge to side edge, with their front edges in line.
inline bool isBeside(const Body& a, const Body& b) {
    const Vec apart = frontMiddle(b) - frontMiddle(a);
    return faceAlike(a.facing(), b.facing()) && isLevel(dot(apart, a.facing()), 0) &&
           isLevel(std::abs(dot(apart, a.right())), a.halfFrontage() + b.halfFrontage());
}
/// DBA-117, DBA-127: true if `rear` faces the same way directly behind, its front edge along the other's rear edge.
inline bool isDirectlyBehind(const Body& rear, const Body& front) {
    const Vec apart = front.pose.centre - frontMiddle(rear);
    return faceAlike(rear.facing(), front.facing()) && isLevel(dot(apart, front.right()), 0) &&
           isLevel(dot(apart, front.facing()), front.halfDepth());
}

}  // namespace ephor::dba

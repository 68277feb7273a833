// The ground of DBA: features and what they do, deployment zones, threat zones, sight. Pure questions; lengths in base
// widths.
#pragma once

#include "core/rules/dba/army/features.h"
#include "core/rules/dba/battle/formulas.h"
#include "core/table/terrain.h"

#include <span>

namespace ephor::dba {

/// DBA-107: rivers and walls have rules of their own and count as good here.
Going goingOf(FeatureKind kind, bool roughPlough, const Troop& troop);

/// DBA-109: sizes that are offered for a kind: small, usual, large.
std::span<const Footprint> featureSizes(FeatureKind kind);

/// A rectangle parallel to the edges of the table.
struct Rect {
    Vec low;
    Vec high;
};
double gap(const Rect& a, const Rect& b);

/// A feature on the table: a rectangle, or what a scenario drew.
struct Feature {
    FeatureKind kind = FeatureKind::None;
    std::array<Vec, 4> corners{};
    Outline drawn;  ///< empty: the corners
    Vec low;        ///< of the box about it
    Vec high;

    Outline outline() const { return drawn.empty() ? Outline(corners) : drawn; }
    Rect box() const { return {low, high}; }
};
Feature featureAt(FeatureKind kind, const Rect& rect);
bool covers(const Feature& feature, const Body& body);
bool covers(const Feature& feature, Vec point);
/// Length of the part of a straight way that lies inside; by its box where they are apart.
double lengthInside(const Feature& feature, Vec from, Vec to);
/// Whether the body keeps clear of the feature by more than the distance; by its box.
bool isNear(const Feature& feature, const Body& body, double distance);

/// DBA-125, section 0: how high a point lies on a hill, 0 at its foot, 1 on its crest.
double heightOn(const Feature& hill, Vec point);
/// DBA-112: true where the line from a to b crosses the hill's crest.
bool crossesCrest(const Feature& hill, Vec a, Vec b);

/// DBA-013 to DBA-016, DBA-A02: why an element may not be deployed there. `table`: width and depth, `base`: its own
/// edge.
const Reason* checkZone(const Troop& troop, const Body& body, Vec table, TableEdge base,
                        std::span<const Rect> enemyWorks);

/// The direction from a base edge to the middle.
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

/// DBA-110: at least half a base width of the target within 1 base width to either side of straight ahead, and in
/// range. The distance, or nothing.
std::optional<double> shotDistance(const Body& shooter, Edge edge, const Body& target);

/// The front left and right corners.
constexpr std::array<Vec, 2> frontCorners(const Body& body) {
    const Vec ahead = body.pose.centre + body.facing() * body.halfDepth();
    const Vec aside = body.right() * body.halfFrontage();
    return {ahead - aside, ahead + aside};
}
constexpr Vec frontMiddle(const Body& body) { return body.pose.centre + body.facing() * body.halfDepth(); }
/// The one tolerance of contact, in base widths (DBA-025, DBA-124, DBA-130, DBA-132; section 0, "second revision",
/// [R]): edges and corners that are no farther apart are in contact, and edges that share no more than that are not. It
/// is what hands leave: 0.8 mm of a base 40 mm wide.
inline constexpr double contactReach = 0.02;
/// A base with that reach on all sides, and a quarter more: bases in contact may be turned a little, which moves their
/// corners farther apart.
constexpr Footprint withReach(Footprint size) {
    return {size.frontage + 2.5 * contactReach, size.depth + 2.5 * contactReach};
}
/// Corners that meet.
inline bool isAt(Vec a, Vec b) {
    constexpr double most = contactReach + tolerance;
    return squaredLength(a - b) <= most * most;
}
/// Numbers that lie no farther apart than what is in contact.
inline bool isLevel(double a, double b) { return std::abs(a - b) <= contactReach + tolerance; }
/// DBA-117, DBA-128: two that face the same way, side edge to side edge, their front edges in line.
inline bool isBeside(const Body& a, const Body& b) {
    const Vec apart = frontMiddle(b) - frontMiddle(a);
    return dot(a.facing(), b.facing()) >= 1 - 1e-9 && isLevel(dot(apart, a.facing()), 0) &&
           isLevel(std::abs(dot(apart, a.right())), a.halfFrontage() + b.halfFrontage());
}
/// DBA-117, DBA-127: `rear` faces the same way and stands directly behind, its front edge along the other's rear edge.
inline bool isDirectlyBehind(const Body& rear, const Body& front) {
    const Vec apart = front.pose.centre - frontMiddle(rear);
    return dot(rear.facing(), front.facing()) >= 1 - 1e-9 && isLevel(dot(apart, front.right()), 0) &&
           isLevel(dot(apart, front.facing()), front.halfDepth());
}

}  // namespace ephor::dba

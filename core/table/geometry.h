// Pure functions of bodies on a continuous table: gaps, overlaps, sweeps to first contact, arcs, contact and lines of
// sight. All lengths are in inches. Only +, -, *, / and sqrt are used, so results are identical on every machine.
#pragma once

#include "core/table/body.h"

#include <optional>
#include <span>

namespace ephor {

/// Shortest distance between two bodies; 0 if they touch or overlap.
double gap(const Body& a, const Body& b);

/// The nearest points, first on `a`, then on `b`; equal if the bodies touch or overlap. For parallel edges, the middle
/// of the common part; for overlapping bodies, a point in the middle of the common area.
struct NearestPoints {
    Vec onA;
    Vec onB;
};
NearestPoints nearestPoints(const Body& a, const Body& b);

double squaredDistanceFromSegment(Vec point, Vec from, Vec to);

/// Depth of the overlap along the axis of least penetration; 0 if the bodies touch or are apart.
double penetration(const Body& a, const Body& b);

/// Distance along the separating axis where it is largest; never more than the gap. Negative if the bodies overlap:
/// minus the depth.
double separation(const Body& a, const Body& b);

/// True if the interiors overlap by more than `tolerance`.
bool overlap(const Body& a, const Body& b);

/// True if the gap is at most `distance` (plus the tolerance): the test for distances of the rules. Cheaper than `gap`
/// for bodies that are far apart.
bool within(const Body& a, const Body& b, double distance);

/// True if the gap is at most `tolerance`.
inline bool touching(const Body& a, const Body& b) { return within(a, b, 0); }

/// True if `point` is inside or on the edge of the body (to the tolerance).
bool contains(const Body& body, Vec point);

/// Distance that `mover` can go straight along the unit vector `along`, at most `distance`, before its interior enters
/// `obstacle`. None if it can go all the way; touching at the end is allowed, since an overlap must exceed the
/// tolerance. Sliding along or leaving an edge is no contact. A mover that already overlaps gets 0, unless the move
/// reduces the penetration.
std::optional<double> sweep(const Body& mover, Vec along, double distance, const Body& obstacle);
/// The same as a number: `never` instead of none.
inline constexpr double never = 1e300;
double untilContact(const Body& mover, Vec along, double distance, const Body& obstacle);

/// Signed distance of a point from the line through the body's front edge; positive ahead of it.
double aheadOfFront(const Body& body, Vec point);

/// True if any part of `other` is on or ahead of the line through the front edge of `body`: its forward 180 degrees.
bool inForwardArc(const Body& body, const Body& other);

/// True if any part of `other` is ahead of the front edge of `body`, in the strip as wide as its frontage (touching
/// counts).
bool inLane(const Body& body, const Body& other);

/// The edge of `target` that `toucher` touches or is nearest to. If a corner of the target is touched, the adjacent
/// edge that faces the centre of the toucher more (on a tie: front, then side, then rear). The bodies should touch, but
/// need not.
Edge touchedEdge(const Body& target, const Body& toucher);

/// `mover` turned about the nearest contact point until its front is flush with `edge` of `target`, gap 0 (MOB-064). It
/// keeps its sideways position as far as this turn allows.
Pose flushWith(const Body& mover, const Body& target, Edge edge);

/// A pose rotated counter-clockwise about `pivot`. The angle is given as the unit vector (cos, sin).
Pose turned(const Pose& pose, Vec pivot, Vec cosSin);

/// Cosine and sine of an angle in radians, from + and * only: the same bits on every machine. Error below 1e-12 for
/// |angle| <= 2 pi.
Vec cosSin(double radians);

/// Shortest distance from the body to the part of `target` on or ahead of the body's front line (to the tolerance);
/// none if no part is.
std::optional<double> gapInForwardArc(const Body& body, const Body& target);

/// The edges from which a body sees.
enum class LooksFrom : std::uint8_t { FrontEdge, AnyEdge };

/// True if a straight line from a point of the viewing edges of `from` to a point of `to` (with FrontEdge: to its part
/// in the forward arc) crosses the interior of no blocker. Grazing an edge does not block. A line may pass along the
/// seam of two flush blockers, since it grazes both. Bodies that touch see each other.
bool inSight(const Body& from, LooksFrom edges, const Body& to, std::span<const Body> blockers,
             std::span<const std::span<const Vec>> blockingPolygons);

/// Such a line, for display; none if there is none.
struct SightLine {
    Vec from;
    Vec to;
};
std::optional<SightLine> lineOfSight(const Body& from, LooksFrom edges, const Body& to, std::span<const Body> blockers,
                                     std::span<const std::span<const Vec>> blockingPolygons);

}  // namespace ephor

#include "core/table/geometry_inline.h"

// Pure questions about bodies on a continuous table: gaps, overlaps, sweeps to first contact, arcs, contact and lines
// of sight. All lengths in inches. Only +, -, *, / and sqrt are used, so that the answers are the same on every
// machine.
#pragma once

#include "core/table/body.h"

#include <optional>
#include <span>

namespace ephor {

/// Shortest distance between two bodies; 0 where they touch or overlap.
double gap(const Body& a, const Body& b);

/// The two nearest points, first on `a`, then on `b`; equal where the bodies touch or overlap. Where edges lie side by
/// side, the middle of the common part; where the bodies overlap, a point in the middle of the common ground.
struct NearestPoints {
    Vec onA;
    Vec onB;
};
NearestPoints nearestPoints(const Body& a, const Body& b);

/// Depth of the overlap of the interiors along the axis of least penetration; 0 where they only touch or are apart.
double penetration(const Body& a, const Body& b);

/// How far two bodies are apart along the axis where it is most: no more than the gap. Negative where they overlap: the
/// depth.
double separation(const Body& a, const Body& b);

/// True where the interiors overlap by more than `tolerance`.
bool overlap(const Body& a, const Body& b);

/// True where the gap is at most `distance` (and the tolerance): what a limit of the rules asks. Cheaper than `gap`
/// where they are far apart.
bool within(const Body& a, const Body& b, double distance);

/// True where the gap is at most `tolerance`.
inline bool touching(const Body& a, const Body& b) { return within(a, b, 0); }

/// True where `point` lies inside or on the edge of the body (to the tolerance).
bool contains(const Body& body, Vec point);

/// How far `mover` may go straight along the unit vector `along`, at most `distance`, before its interior would enter
/// `obstacle`. Nothing where it may go the whole way, be it into touch: the overlap at its end must be more than the
/// tolerance. Sliding along an edge, or leaving one, is no contact. A mover that already overlaps is stopped at 0
/// unless it moves out, that is unless the penetration shrinks.
std::optional<double> sweep(const Body& mover, Vec along, double distance, const Body& obstacle);
/// The same as a number: `never` where sweep gives nothing.
inline constexpr double never = 1e300;
double untilContact(const Body& mover, Vec along, double distance, const Body& obstacle);

/// Signed distance of a point ahead (> 0) of the line through the body's front edge.
double aheadOfFront(const Body& body, Vec point);

/// True where any part of `other` lies on or ahead of the line through the front edge of `body`: its forward 180
/// degrees.
bool inForwardArc(const Body& body, const Body& other);

/// True where any part of `other` lies ahead of the front edge and within the strip of its own frontage (touching
/// counts).
bool inLane(const Body& body, const Body& other);

/// The edge of `target` that `toucher` touches or is nearest to, by the point of contact; where a corner of the target
/// is touched, the edge that faces the toucher's centre more (in doubt the front, then a side, then the rear). Bodies
/// are expected to touch; they need not.
Edge touchedEdge(const Body& target, const Body& toucher);

/// `mover` turned about the nearest contact point until its front is flush with `edge` of `target`, gap 0 (MOB-064).
/// The sideways place is kept as near as the turn about that point allows.
Pose flushWith(const Body& mover, const Body& target, Edge edge);

/// A pose turned by an angle given as the unit vector (cos, sin), counter-clockwise, about `pivot`.
Pose turned(const Pose& pose, Vec pivot, Vec cosSin);

/// Sine and cosine in radians from + and * alone (error below 1e-12 for |angle| <= 2 pi): the same bits on every
/// machine.
Vec cosSin(double radians);

/// Shortest distance from the body to the part of `target` on or ahead of the body's front line (to the tolerance);
/// nothing where no part is ahead.
std::optional<double> gapInForwardArc(const Body& body, const Body& target);

/// From which edges a body looks.
enum class LooksFrom : std::uint8_t { FrontEdge, AnyEdge };

/// True where a straight line from any point of the looking edges of `from` to any point of `to` (with FrontEdge: of
/// its part in the forward arc) crosses the interior of none of the blockers. Grazing an edge does not block.
/// Where two blockers stand flush, a line may pass along the seam between them, for it grazes both. Bodies that touch
/// see each other.
bool inSight(const Body& from, LooksFrom edges, const Body& to, std::span<const Body> blockers,
             std::span<const std::span<const Vec>> blockingPolygons);

/// Such a line, to show; nothing where there is none.
struct SightLine {
    Vec from;
    Vec to;
};
std::optional<SightLine> lineOfSight(const Body& from, LooksFrom edges, const Body& to, std::span<const Body> blockers,
                                     std::span<const std::span<const Vec>> blockingPolygons);

}  // namespace ephor

#include "core/table/geometry_inline.h"

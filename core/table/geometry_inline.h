// Inline definitions of the functions that battles call most often. Included by geometry.h; read that first.
#pragma once

#include "core/table/geometry.h"

#include <algorithm>
#include <limits>

namespace ephor {

inline double squaredDistanceFromSegment(Vec point, Vec from, Vec to) {
    const Vec offset = to - from;
    const double squared = squaredLength(offset);
    const double along = squared > 0 ? std::clamp(dot(point - from, offset) / squared, 0.0, 1.0) : 0.0;
    return squaredLength(point - (from + offset * along));
}

namespace detail {

// By value, so that compilers emit branch-free min and max instructions. These comparisons are hard to predict.
constexpr double smaller(double a, double b) { return a < b ? a : b; }
constexpr double larger(double a, double b) { return a > b ? a : b; }

/// Two bodies in the frame of the first one (x to its right, y ahead) and in that of the second.
struct Pair {
    Vec bFromA;     ///< the second's centre in the frame of the first
    Vec bFromOwn;   ///< vector between the centres, in the frame of the second
    double cosine;  ///< of the angle between the facings
    double sine;
    Vec reachOnA;  ///< sum of the half widths of both along the first's axes
    Vec reachOnB;  ///< the same along the second's axes

    constexpr Pair(const Body& a, const Body& b, Vec between)
        : bFromA{dot(between, a.right()), dot(between, a.facing())},
          bFromOwn{dot(between, b.right()), dot(between, b.facing())},
          cosine{dot(a.facing(), b.facing())},
          sine{cross(a.facing(), b.facing())} {
        const double c = cosine < 0 ? -cosine : cosine;
        const double s = sine < 0 ? -sine : sine;
        reachOnA = {a.halfFrontage() + b.halfFrontage() * c + b.halfDepth() * s,
                    a.halfDepth() + b.halfFrontage() * s + b.halfDepth() * c};
        reachOnB = {b.halfFrontage() + a.halfFrontage() * c + a.halfDepth() * s,
                    b.halfDepth() + a.halfFrontage() * s + a.halfDepth() * c};
    }

    /// Overlap along the axis where it is least; negative where the bodies are apart.
    double leastOverlap() const {
        return smaller(smaller(reachOnA.x - std::abs(bFromA.x), reachOnA.y - std::abs(bFromA.y)),
                       smaller(reachOnB.x - std::abs(bFromOwn.x), reachOnB.y - std::abs(bFromOwn.y)));
    }
};

/// An upper bound of the squared sum of the two radii. Bodies whose centres are farther apart than this do not touch.
/// No root is needed; it is exact for bodies of equal size.
constexpr double squaredReach(const Body& a, const Body& b) {
    return (squaredLength({a.size.frontage, a.size.depth}) + squaredLength({b.size.frontage, b.size.depth})) / 2;
}

/// Squared distance of a point from the box with these half widths around the origin.
inline double squaredDistanceFromBox(double x, double y, double halfX, double halfY) {
    const double dx = larger(std::abs(x) - halfX, 0.0);
    const double dy = larger(std::abs(y) - halfY, 0.0);
    return dx * dx + dy * dy;
}

/// The least squared distance between the corners of a rectangle and a box around the origin. The rectangle has its
/// centre at `centre` and its half sides along (c, s) and (-s, c).
inline double squaredDistanceOfCorners(Vec centre, double c, double s, double halfAlong, double halfAcross,
                                       double halfX, double halfY) {
    const Vec p{halfAlong * c - halfAcross * s, halfAlong * s + halfAcross * c};
    const Vec q{halfAlong * c + halfAcross * s, halfAlong * s - halfAcross * c};
    return smaller(smaller(squaredDistanceFromBox(centre.x + p.x, centre.y + p.y, halfX, halfY),
                           squaredDistanceFromBox(centre.x - p.x, centre.y - p.y, halfX, halfY)),
                   smaller(squaredDistanceFromBox(centre.x + q.x, centre.y + q.y, halfX, halfY),
                           squaredDistanceFromBox(centre.x - q.x, centre.y - q.y, halfX, halfY)));
}

/// The squared gap of two bodies that do not overlap. The nearest points of two convex shapes include a corner of one
/// of them.
inline double squaredGapOfCorners(const Pair& pair, const Body& a, const Body& b) {
    return smaller(squaredDistanceOfCorners(pair.bFromA, pair.cosine, pair.sine, b.halfFrontage(), b.halfDepth(),
                                            a.halfFrontage(), a.halfDepth()),
                   squaredDistanceOfCorners(-pair.bFromOwn, pair.cosine, -pair.sine, a.halfFrontage(), a.halfDepth(),
                                            b.halfFrontage(), b.halfDepth()));
}

/// The same, with a shortcut for bodies at right angles, which are the majority.
inline double squaredGap(const Pair& pair, const Body& a, const Body& b) {
    if (pair.sine != 0 && pair.cosine != 0) {
        return squaredGapOfCorners(pair, a, b);
    }
    return squaredDistanceFromBox(pair.bFromA.x, pair.bFromA.y, pair.reachOnA.x, pair.reachOnA.y);
}

/// The part of a straight path where two shapes overlap on every axis tested so far.
struct Passage {
    double touch = -std::numeric_limits<double>::infinity();  ///< where they begin to touch
    double enter =
        -std::numeric_limits<double>::infinity();  ///< where they begin to overlap by more than the tolerance
    double leave = std::numeric_limits<double>::infinity();

    /// Tests one axis: the other shape is at `offset` and approaches by `speed` for each inch of the path; `reach` is
    /// the sum of the half widths. False if the shapes never overlap.
    bool narrow(double offset, double speed, double reach) {
        const double within = reach - tolerance;
        if (speed < 0) {
            offset = -offset;
            speed = -speed;
        }
        if (speed == 0) {
            return std::abs(offset) < within;
        }
        touch = larger(touch, (offset - reach) / speed);
        enter = larger(enter, (offset - within) / speed);
        leave = smaller(leave, (offset + within) / speed);
        return enter < leave;
    }
};

/// The second part of `untilContact`, for obstacles that the quick rejection did not exclude.
double untilContactNear(const Body& mover, Vec along, double distance, const Body& obstacle);

}  // namespace detail

inline double gap(const Body& a, const Body& b) {
    const detail::Pair pair(a, b, b.pose.centre - a.pose.centre);
    return pair.leastOverlap() >= 0 ? 0 : std::sqrt(detail::squaredGapOfCorners(pair, a, b));
}

inline double penetration(const Body& a, const Body& b) {
    const Vec between = b.pose.centre - a.pose.centre;
    if (squaredLength(between) >= detail::squaredReach(a, b)) {
        return 0;
    }
    return detail::larger(detail::Pair(a, b, between).leastOverlap(), 0.0);
}

inline double separation(const Body& a, const Body& b) {
    return -detail::Pair(a, b, b.pose.centre - a.pose.centre).leastOverlap();
}

inline bool overlap(const Body& a, const Body& b) { return penetration(a, b) > tolerance; }

inline bool within(const Body& a, const Body& b, double distance) {
    const Vec between = b.pose.centre - a.pose.centre;
    const double limit = distance + tolerance;
    // Uses (x + y)^2 <= 2 x^2 + 2 y^2 for the reach and the limit.
    if (squaredLength(between) > 2 * detail::squaredReach(a, b) + 2 * limit * limit) {
        return false;
    }
    const double inner =
        detail::smaller(a.halfFrontage(), a.halfDepth()) + detail::smaller(b.halfFrontage(), b.halfDepth());
    if (squaredLength(between) <= (distance + inner) * (distance + inner)) {  // by the inscribed circles
        return true;
    }
    const detail::Pair pair(a, b, between);
    const double apart = -pair.leastOverlap();
    return apart <= limit && (apart <= 0 || detail::squaredGap(pair, a, b) <= limit * limit);
}

inline bool contains(const Body& body, Vec point) {
    const Vec offset = point - body.pose.centre;
    return std::abs(dot(offset, body.right())) <= body.halfFrontage() + tolerance &&
           std::abs(dot(offset, body.facing())) <= body.halfDepth() + tolerance;
}

inline double untilContact(const Body& mover, Vec along, double distance, const Body& obstacle) {
    const Vec between = obstacle.pose.centre - mover.pose.centre;
    const double reach = detail::squaredReach(mover, obstacle);
    const double aside = cross(along, between);
    const double ahead = dot(along, between);
    const double beyond = ahead < 0 ? ahead : detail::larger(ahead - distance, 0.0);
    if (aside * aside + beyond * beyond >= reach) {
        return never;
    }
    return detail::untilContactNear(mover, along, distance, obstacle);
}

inline std::optional<double> sweep(const Body& mover, Vec along, double distance, const Body& obstacle) {
    const double met = untilContact(mover, along, distance, obstacle);
    return met < never ? std::optional(met) : std::nullopt;
}

inline double aheadOfFront(const Body& body, Vec point) {
    return dot(point - body.pose.centre, body.facing()) - body.halfDepth();
}

inline bool inForwardArc(const Body& body, const Body& other) {
    const double reach = other.halfDepth() * std::abs(dot(body.facing(), other.facing())) +
                         other.halfFrontage() * std::abs(cross(body.facing(), other.facing()));
    return aheadOfFront(body, other.pose.centre) + reach >= -tolerance;
}

inline bool inLane(const Body& body, const Body& other) {
    const Vec between = other.pose.centre - body.pose.centre;
    const double aside = dot(between, body.right());
    const double halfLane = body.halfFrontage() + tolerance;
    // Uses (x + y)^2 <= 2 x^2 + 2 y^2 for half the lane and the radius of the other.
    if (aside * aside > 2 * halfLane * halfLane + squaredLength({other.size.frontage, other.size.depth}) / 2) {
        return false;
    }
    const detail::Pair pair(body, other, between);
    if (std::abs(pair.bFromA.x) > pair.reachOnA.x + tolerance ||
        pair.bFromA.y + pair.reachOnA.y < 2 * body.halfDepth() - tolerance) {
        return false;
    }
    // On an axis of the other body, the lane covers the front edge and everything beyond it in the direction that the
    // body faces.
    const auto reaches = [](double offset, double half, double halfFront, double ahead) {
        return (ahead < 0 || offset + half >= -halfFront - tolerance) &&
               (ahead > 0 || offset - half <= halfFront + tolerance);
    };
    const Vec front = between - body.facing() * body.halfDepth();
    const double frontOnRight = std::abs(pair.cosine) * body.halfFrontage();
    const double frontOnFacing = std::abs(pair.sine) * body.halfFrontage();
    return reaches(dot(front, other.right()), other.halfFrontage(), frontOnRight, dot(body.facing(), other.right())) &&
           reaches(dot(front, other.facing()), other.halfDepth(), frontOnFacing, dot(body.facing(), other.facing()));
}

}  // namespace ephor

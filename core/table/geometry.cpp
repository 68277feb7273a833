#include "core/table/geometry.h"

#include "core/base/stack_list.h"
#include "core/table/convex.h"

#include <cstdint>

namespace ephor {

namespace {

Vec nearestOf(const Body& body, Vec point) {
    const Vec offset = point - body.pose.centre;
    const double aside = std::clamp(dot(offset, body.right()), -body.halfFrontage(), body.halfFrontage());
    const double ahead = std::clamp(dot(offset, body.facing()), -body.halfDepth(), body.halfDepth());
    return body.pose.centre + body.right() * aside + body.facing() * ahead;
}

Vec middleOf(Vec a, Vec b) { return (a + b) * 0.5; }

/// The common area of two bodies.
Convex common(const Body& a, const Body& b) {
    Convex ground(b);
    for (const Edge edge : {Edge::Front, Edge::Right, Edge::Rear, Edge::Left}) {
        const Vec inward = -outwardNormal(a, edge);
        ground = ground.cut(inward, dot(inward, corners(a)[static_cast<std::size_t>(edge)]));
    }
    return ground;
}

/// Distances of the four corners of `a` from `b`, then of those of `b` from `a`.
using Distances = std::array<double, 8>;

/// Writes the distances of the corners of `other` from `box`, from index `first` on.
void addDistances(const Body& box, const Body& other, Distances& distances, std::size_t first) {
    const Vec offset = other.pose.centre - box.pose.centre;
    const Vec ahead = Vec{dot(other.facing(), box.right()), dot(other.facing(), box.facing())} * other.halfDepth();
    const Vec aside = Vec{dot(other.right(), box.right()), dot(other.right(), box.facing())} * other.halfFrontage();
    const Vec centre{dot(offset, box.right()), dot(offset, box.facing())};
    const std::array<Vec, 4> at{centre + ahead - aside, centre + ahead + aside, centre - ahead + aside,
                                centre - ahead - aside};
    for (std::size_t i = 0; i < 4; ++i) {
        distances[first + i] =
            std::sqrt(detail::squaredDistanceFromBox(at[i].x, at[i].y, box.halfFrontage(), box.halfDepth()));
    }
}

Distances distancesOfCorners(const Body& a, const Body& b) {
    Distances distances;
    addDistances(b, a, distances, 0);
    addDistances(a, b, distances, 4);
    return distances;
}

}  // namespace

Convex partAhead(const Body& body, const Body& target) {
    const Vec ahead = body.facing();
    return Convex(target).cut(ahead, dot(ahead, body.pose.centre) + body.halfDepth() - tolerance);
}

NearestPoints nearestPoints(const Body& a, const Body& b) {
    constexpr double same = 1e-9;
    if (penetration(a, b) > same) {
        const Vec middle = common(a, b).middle();
        return {middle, middle};
    }
    // The nearest points of two convex shapes include a corner of one of them: eight candidate pairs, of which only the
    // nearest are built.
    const Distances distances = distancesOfCorners(a, b);
    double least = distances[0];
    for (std::size_t i = 1; i < distances.size(); ++i) {
        least = detail::smaller(least, distances[i]);
    }
    StackList<NearestPoints, 8> found;
    for (std::size_t i = 0; i < 4; ++i) {
        if (distances[i] <= least + same) {
            const Vec corner = corners(a)[i];
            found.push({corner, nearestOf(b, corner)});
        }
    }
    for (std::size_t i = 0; i < 4; ++i) {
        if (distances[i + 4] <= least + same) {
            const Vec corner = corners(b)[i];
            found.push({nearestOf(a, corner), corner});
        }
    }
    const std::span<const NearestPoints> equals = found.all();
    // Parallel edges have two or more nearest pairs. The midpoint between the two pairs that are farthest apart is also
    // a nearest pair.
    NearestPoints nearest = equals[0];
    double widest = 0;
    for (std::size_t i = 1; i < equals.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double wide = squaredLength(equals[i].onA - equals[j].onA);
            if (wide > widest) {
                widest = wide;
                nearest = {middleOf(equals[i].onA, equals[j].onA), middleOf(equals[i].onB, equals[j].onB)};
            }
        }
    }
    if (least <= same) {
        nearest.onA = nearest.onB = middleOf(nearest.onA, nearest.onB);
    }
    return nearest;
}

double detail::untilContactNear(const Body& mover, Vec along, double distance, const Body& obstacle) {
    // The mover's axes first: they reject most obstacles beside the path.
    const Vec between = obstacle.pose.centre - mover.pose.centre;
    const double cosine = std::abs(dot(mover.facing(), obstacle.facing()));
    const double sine = std::abs(cross(mover.facing(), obstacle.facing()));
    const auto offset = [&](Vec axis) { return dot(between, axis); };
    const auto speed = [&](Vec axis) { return dot(along, axis); };
    Passage passage;
    const double reachAside = mover.halfFrontage() + obstacle.halfFrontage() * cosine + obstacle.halfDepth() * sine;
    if (!passage.narrow(offset(mover.right()), speed(mover.right()), reachAside)) {
        return never;
    }
    const double reachAhead = mover.halfDepth() + obstacle.halfFrontage() * sine + obstacle.halfDepth() * cosine;
    if (!passage.narrow(offset(mover.facing()), speed(mover.facing()), reachAhead)) {
        return never;
    }
    const Pair pair(mover, obstacle, between);
    if (!passage.narrow(pair.bFromOwn.x, speed(obstacle.right()), pair.reachOnB.x) ||
        !passage.narrow(pair.bFromOwn.y, speed(obstacle.facing()), pair.reachOnB.y) || passage.enter >= distance ||
        passage.leave <= 0) {
        return never;
    }
    if (passage.enter >= 0) {
        return larger(passage.touch, 0.0);
    }
    // The bodies overlap. The penetration is the minimum of four concave functions of the distance: if it shrinks at
    // the start, it shrinks to the end.
    const std::array<double, 4> offsets{pair.bFromA.x, pair.bFromA.y, pair.bFromOwn.x, pair.bFromOwn.y};
    const std::array<double, 4> reaches{pair.reachOnA.x, pair.reachOnA.y, pair.reachOnB.x, pair.reachOnB.y};
    const std::array<double, 4> speeds{dot(along, mover.right()), dot(along, mover.facing()),
                                       dot(along, obstacle.right()), dot(along, obstacle.facing())};
    std::array<double, 4> depths;
    for (std::size_t axis = 0; axis < 4; ++axis) {
        depths[axis] = reaches[axis] - std::abs(offsets[axis]);
    }
    const double least = *std::min_element(depths.begin(), depths.end());
    double outward = -1;
    for (std::size_t axis = 0; axis < 4; ++axis) {
        if (depths[axis] <= least + tolerance) {
            const double shrinks = offsets[axis] == 0  ? std::abs(speeds[axis])
                                   : offsets[axis] > 0 ? -speeds[axis]
                                                       : speeds[axis];
            outward = std::max(outward, shrinks);
        }
    }
    return outward > tolerance ? never : 0.0;
}

Edge touchedEdge(const Body& target, const Body& toucher) {
    const Vec contact = nearestPoints(target, toucher).onA;
    std::array<double, 4> inside;  // distance of the contact from each edge, inwards
    for (std::size_t edge = 0; edge < 4; ++edge) {
        inside[edge] = dot(outwardNormal(target, static_cast<Edge>(edge)), corners(target)[edge] - contact);
    }
    const double least = *std::min_element(inside.begin(), inside.end());
    std::optional<Edge> touched;
    double most = 0;
    for (const Edge edge : {Edge::Front, Edge::Right, Edge::Left, Edge::Rear}) {
        const double faces = dot(outwardNormal(target, edge), toucher.pose.centre - contact);
        if (inside[static_cast<std::size_t>(edge)] <= least + tolerance && (!touched || faces > most + tolerance)) {
            touched = edge;
            most = faces;
        }
    }
    return *touched;
}

Pose flushWith(const Body& mover, const Body& target, Edge edge) {
    const NearestPoints contact = nearestPoints(mover, target);
    const Vec outward = outwardNormal(target, edge);
    const Pose turnedPose{{}, -outward};
    const Vec right = rightOf(turnedPose.facing);
    // The contact point on the mover's front and on the target's edge: these two points stay together.
    const double aside = dot(contact.onA - mover.pose.centre, mover.right());
    const double off = dot(corners(target)[static_cast<std::size_t>(edge)] - contact.onB, outward);
    const Vec place = contact.onB + outward * off;
    return {place - right * aside + outward * mover.halfDepth(), turnedPose.facing};
}

Pose turned(const Pose& pose, Vec pivot, Vec cosSin) {
    const auto turn = [cosSin](Vec v) { return Vec{v.x * cosSin.x - v.y * cosSin.y, v.x * cosSin.y + v.y * cosSin.x}; };
    return {pivot + turn(pose.centre - pivot), turn(pose.facing)};
}

Vec cosSin(double radians) {
    // First reduces the angle by quarter turns, each as a sum of two numbers for precision. The rest, at most pi / 4,
    // goes into a Taylor series.
    constexpr double quartersPerRadian = 0.63661977236758134308;
    constexpr double quarterHigh = 1.57079632673412561417;  // 33 bits of pi / 2
    constexpr double quarterLow = 6.07710050650619224932e-11;
    const double quarters = std::floor(radians * quartersPerRadian + 0.5);
    const double x = radians - quarters * quarterHigh - quarters * quarterLow;
    const double z = x * x;
    double cosine = 0;
    double sine = 0;
    // 1 / (2 n)! and 1 / (2 n + 1)!, alternating, in ascending order.
    constexpr std::array cosineTerms{-1.56192069685862264622e-16,
                                     4.77947733238738529744e-14,
                                     -1.14707455977297247139e-11,
                                     2.08767569878680989792e-9,
                                     -2.75573192239858906526e-7,
                                     2.48015873015873015873e-5,
                                     -1.38888888888888888889e-3,
                                     4.16666666666666666667e-2,
                                     -0.5,
                                     1.0};
    constexpr std::array sineTerms{-8.22063524662432971696e-18, 2.81145725434552076320e-15,
                                   -7.64716373181981647590e-13, 1.60590438368216145994e-10,
                                   -2.50521083854417187751e-8,  2.75573192239858906526e-6,
                                   -1.98412698412698412698e-4,  8.33333333333333333333e-3,
                                   -1.66666666666666666667e-1,  1.0};
    for (const double term : cosineTerms) {
        cosine = cosine * z + term;
    }
    for (const double term : sineTerms) {
        sine = sine * z + term;
    }
    sine = sine * x;
    switch (static_cast<int>(quarters - 4 * std::floor(quarters / 4))) {
    case 0:
        return {cosine, sine};
    case 1:
        return {-sine, cosine};
    case 2:
        return {-cosine, -sine};
    default:
        return {sine, -cosine};
    }
}

std::optional<double> gapInForwardArc(const Body& body, const Body& target) {
    const double centreAhead = aheadOfFront(body, target.pose.centre);
    const double reach = target.halfDepth() * std::abs(dot(body.facing(), target.facing())) +
                         target.halfFrontage() * std::abs(cross(body.facing(), target.facing()));
    if (centreAhead + reach < -tolerance) {
        return std::nullopt;
    }
    if (centreAhead - reach >= 0) {  // all of it is ahead
        return gap(body, target);
    }
    const Convex part = partAhead(body, target);
    if (part.empty()) {
        return std::nullopt;
    }
    // The nearest point is a corner of one of the two. Only the front corners of the body count.
    const Vec right = body.right();
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < part.size(); ++i) {
        const Vec here = part[i];
        const Vec next = part[i + 1 == part.size() ? 0 : i + 1];
        const Vec offset = here - body.pose.centre;
        least = std::min({least,
                          detail::squaredDistanceFromBox(dot(offset, right), dot(offset, body.facing()),
                                                         body.halfFrontage(), body.halfDepth()),
                          squaredDistanceFromSegment(corners(body)[0], here, next),
                          squaredDistanceFromSegment(corners(body)[1], here, next)});
    }
    return std::sqrt(least);
}

}  // namespace ephor

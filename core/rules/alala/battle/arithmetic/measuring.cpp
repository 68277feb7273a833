#include "core/rules/alala/battle/arithmetic/measuring.h"

#include "core/base/stack_list.h"
#include "core/battle/piece.h"
#include "core/rules/alala/battle/arithmetic/combat_results.h"
#include "core/rules/alala/battle/arithmetic/formulas.h"
#include "core/table/gap_up_to.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// A body with a margin of `keep` around it, tested against points that move along a unit vector.
class Rim {
public:
    Rim(const Body& body, Vec along, double keep)
        : m_body(body),
          m_d{dot(along, body.right()), dot(along, body.facing())},
          m_half{body.halfFrontage(), body.halfDepth()},
          m_keep(keep) {
        const Vec outer = m_half + Vec{keep, keep};
        m_across = outer.x * std::abs(m_d.y) + outer.y * std::abs(m_d.x) + tolerance;
        m_ahead = outer.x * std::abs(m_d.x) + outer.y * std::abs(m_d.y) + tolerance;
    }

    /// Distance after which a point from outside enters the margin.
    double until(Vec point) const {
        const Vec at = point - m_body.pose.centre;
        const Vec p{dot(at, m_body.right()), dot(at, m_body.facing())};
        if (std::abs(cross(p, m_d)) > m_across || dot(p, m_d) > m_ahead)
            return unlimited;
        // The margin is the union of two boxes and a circle around each corner.
        double first = std::min(untilBox(p, m_half + Vec{m_keep, 0}), untilBox(p, m_half + Vec{0, m_keep}));
        for (const double x : {-m_half.x, m_half.x}) {
            for (const double y : {-m_half.y, m_half.y}) {
                const Vec q = p - Vec{x, y};
                const double b = dot(q, m_d);
                const double c = squaredLength(q) - m_keep * m_keep;
                const double under = b * b - c;
                if (c >= 0 && b < 0 && under > 0)
                    first = std::min(first, -b - std::sqrt(under));
            }
        }
        return std::max(first, 0.0);
    }

private:
    double untilBox(Vec p, Vec half) const {
        double enter = 0;
        double leave = unlimited;
        const auto axis = [&](double from, double speed, double reach) {
            if (speed == 0)
                return std::abs(from) < reach;
            const double a = (-reach - from) / speed;
            const double b = (reach - from) / speed;
            enter = std::max(enter, std::min(a, b));
            leave = std::min(leave, std::max(a, b));
            return true;
        };
        return axis(p.x, m_d.x, half.x) && axis(p.y, m_d.y, half.y) && enter < leave ? enter : unlimited;
    }

    const Body& m_body;
    Vec m_d;     ///< the way in the body's frame
    Vec m_half;  ///< of the body
    double m_keep;
    double m_across;  ///< half of what the rim covers across the way, and along it
    double m_ahead;
};

constexpr double degree = 3.14159265358979323846 / 180;

/// The interval along an axis of `body` where `other` touches one of its edges: from `low` to `high` relative to the
/// centre; empty if low > high.
struct Stretch {
    double low = 0;
    double high = 0;
};

/// The part of an edge of `body` that `other` covers, measured along `along`.
Stretch covered(const Body& body, Edge edge, Vec along, double half, const Body& other) {
    // The part of the other body near the line of the edge, clipped to the edge: its corners, and where its edges cross
    // the margin of the line.
    const Vec outward = outwardNormal(body, edge);
    const double line = dot(corners(body)[static_cast<std::size_t>(edge)] - body.pose.centre, outward) + contactGap;
    Stretch stretch{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    const std::array<Vec, 4> points = corners(other);
    const auto take = [&](Vec p) {
        stretch.low = std::min(stretch.low, dot(p, along));
        stretch.high = std::max(stretch.high, dot(p, along));
    };
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec from = points[i] - body.pose.centre;
        const Vec to = points[(i + 1) % 4] - body.pose.centre;
        const double a = dot(from, outward) - line;
        const double b = dot(to, outward) - line;
        if (a <= 0)
            take(from);
        if ((a < 0 && b > 0) || (a > 0 && b < 0))
            take(from + (to - from) * (a / (a - b)));
    }
    return {std::max(stretch.low, -half), std::min(stretch.high, half)};
}

}  // namespace

Vec turnedRight(Vec facing, double degrees) {
    const Vec turn = cosSin(degrees * degree);
    return facing * turn.x + rightOf(facing) * turn.y;
}

bool mayAdvanceAlong(Vec facing, Vec along) {
    const Vec most = cosSin(mostDeviation * degree);
    const double ahead = dot(facing, along);
    const double aside = dot(rightOf(facing), along);
    return aside >= -tolerance && ahead * most.y - aside * most.x >= -tolerance && ahead > 0;
}

// A chord of c inches turns by the angle whose cosine is 1 - c^2 / 2 r^2.
Vec wheelTurn(double radius, double inches, const Options& options) {
    if (!options.wheelByChord)
        return cosSin(inches / radius);
    const double cosine = std::max(-1.0, 1 - inches * inches / (2 * radius * radius));
    return {cosine, std::sqrt(1 - cosine * cosine)};
}

Pose wheeledAbout(const Pose& pose, Vec pivot, WheelTo direction, Vec turn) {
    return turned(pose, pivot, {turn.x, direction == WheelTo::Right ? -turn.y : turn.y});
}

namespace {

/// Calls `see` with the corners of a body that may be the first to meet something ahead: those of edges that face
/// forward.
template <typename See> void eachLeading(const Body& body, Vec along, See&& see) {
    const double ahead = dot(body.facing(), along);
    const double aside = dot(body.right(), along);
    const std::array<Vec, 4> points = corners(body);
    if (ahead > 0 || aside < 0)
        see(points[0]);
    if (ahead > 0 || aside > 0)
        see(points[1]);
    if (ahead < 0 || aside > 0)
        see(points[2]);
    if (ahead < 0 || aside < 0)
        see(points[3]);
}

double halfAlong(const Body& body, Vec direction) {
    return body.halfFrontage() * std::abs(dot(body.right(), direction)) +
           body.halfDepth() * std::abs(dot(body.facing(), direction));
}

}  // namespace

std::optional<double> untilWithin(const Body& mover, Vec along, double distance, const Body& other, double keep) {
    const Vec between = other.pose.centre - mover.pose.centre;
    const Vec across = rightOf(along);
    // A unit outside the lane, or beyond the path, is never met.
    if (std::abs(dot(between, across)) > halfAlong(mover, across) + halfAlong(other, across) + keep + tolerance)
        return {};
    const double ahead = dot(between, along);
    const double reach = halfAlong(mover, along) + halfAlong(other, along) + keep + tolerance;
    if (ahead < -reach || ahead > distance + reach)
        return {};
    // Quick test that the path begins outside the margin: (x + y)^2 <= 2 x^2 + 2 y^2, for the radii and the margin.
    const double rim = keep + tolerance;
    const bool isNear = squaredLength(between) <= 2 * detail::squaredReach(mover, other) + 2 * rim * rim;
    if (const auto now = isNear ? gapUpTo(mover, other, rim) : std::nullopt; now && *now < rim) {
        const Body next{{mover.pose.centre + along * 0.001, mover.pose.facing}, mover.size};
        return gap(next, other) < *now - 1e-9 ? std::optional(0.0) : std::nullopt;
    }
    double first = unlimited;
    const Rim theirs(other, along, keep);
    eachLeading(mover, along, [&](Vec corner) { first = std::min(first, theirs.until(corner)); });
    const Rim mine(mover, -along, keep);
    eachLeading(other, -along, [&](Vec corner) { first = std::min(first, mine.until(corner)); });
    return first < distance ? std::optional(first) : std::nullopt;
}

bool inControlDistance(const Body& leaderUnit, const Body& unit, const Options& options) {
    return within(leaderUnit, unit, options.controlReach);
}

std::uint64_t controlled(std::span<const Body> units, std::size_t leader, const Options& options) {
    std::uint64_t linked = std::uint64_t{1} << leader;
    for (std::uint64_t before = 0; before != linked;) {
        before = linked;
        for (std::size_t i = 0; i < units.size(); ++i)
            for (std::size_t j = 0; j < units.size(); ++j)
                if ((linked >> j & 1) != 0 && within(units[i], units[j], contactGap))
                    linked |= std::uint64_t{1} << i;
    }
    std::uint64_t reached = 0;
    for (std::size_t i = 0; i < units.size(); ++i)
        if ((linked >> i & 1) != 0 && inControlDistance(units[leader], units[i], options))
            reached |= std::uint64_t{1} << i;
    return reached;
}

int figuresInContact(const Troops& troops, const Body& body, int live, int deep, const Body& other) {
    const Edge edge = touchedEdge(body, other);
    const bool flank = edge == Edge::Left || edge == Edge::Right;
    const double half = flank ? body.halfDepth() : body.halfFrontage();
    const Stretch stretch = covered(body, edge, flank ? body.facing() : body.right(), half, other);
    if (stretch.high - stretch.low <= leastContact)
        return 0;
    if (flank) {
        // The end file of each rank in the interval; the rear ranks may be empty.
        int ranks = 0;
        const int all = troops.ranks * deep;
        for (int rank = 0; rank < all; ++rank) {
            const double front = half - rank * troops.baseDepth;
            if (std::min(stretch.high, front) - std::max(stretch.low, front - troops.baseDepth) > leastContact)
                ++ranks;
        }
        return std::min(ranks, live > troops.files() ? all : 1 + troops.ranks * (deep - 1));
    }
    // ALA-018: the filled files are around the centre.
    const int files = troops.filesFilled(live);
    int men = 0;
    for (int file = 0; file < files; ++file) {
        const double left = (file - files / 2.0) * troops.baseWidth;
        if (std::min(stretch.high, left + troops.baseWidth) - std::max(stretch.low, left) > leastContact)
            ++men;
    }
    return men;
}

// The line crosses a flank or an end of the target: the axis on which the distance in half sizes is larger decides. A
// corner counts as the flank.
Edge struckEdge(const Body& target, Vec chargerFront) {
    const Vec from = chargerFront - target.pose.centre;
    const double ahead = dot(from, target.facing());
    const double aside = dot(from, target.right());
    if (std::abs(aside) * target.halfDepth() >= std::abs(ahead) * target.halfFrontage() - tolerance)
        return aside >= 0 ? Edge::Right : Edge::Left;
    return ahead >= 0 ? Edge::Front : Edge::Rear;
}

Sector sectorOf(const Body& target, Vec chargerFront, Edge struck) {
    if (aheadOfFront(target, chargerFront) >= -tolerance)
        return Sector::Front;
    switch (struck) {
    case Edge::Front:
        return Sector::Front;
    case Edge::Right:
        return Sector::FlankRight;
    case Edge::Left:
        return Sector::FlankLeft;
    case Edge::Rear:
        break;
    }
    return Sector::Rear;
}

// A strip misses a body if its centre line stays half its width away, so the other bodies are enlarged by that.
bool seesToShoot(const Body& shooter, const Body& target, std::span<const Body> others,
                 std::span<const std::span<const Vec>> hiding) {
    StackList<Body, PieceSet::room> grown;
    for (const Body& body : others)
        grown.push({body.pose, {body.size.frontage + shotWidth, body.size.depth + shotWidth}});
    return inSight(shooter, LooksFrom::AnyEdge, target, grown.all(), hiding);
}

std::uint64_t nearestTargets(std::span<const double> distances) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const double distance : distances)
        if (isWithin(distance, shootingRange))
            nearest = std::min(nearest, distance);
    std::uint64_t targets = 0;
    for (std::size_t i = 0; i < distances.size(); ++i)
        if (isWithin(distances[i], shootingRange) && isWithin(distances[i], nearest))
            targets |= std::uint64_t{1} << i;
    return targets;
}

Pose riddenThrough(const Body& rider, const Body& opponent) {
    const Vec ahead = rider.facing();
    double far = -std::numeric_limits<double>::infinity();
    for (const Vec corner : corners(opponent))
        far = std::max(far, dot(corner - rider.pose.centre, ahead));
    const double clears = far + rider.halfDepth();
    return {rider.pose.centre + ahead * std::max(rideThroughInches, clears), ahead};
}

}  // namespace ephor::alala

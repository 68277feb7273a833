#include "core/rules/dba/battle/terrain.h"

#include "core/rules/dba/why.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

Going goingOf(FeatureKind kind, bool roughPlough, const Troop& troop) {
    using enum FeatureKind;
    switch (kind) {
    case DifficultHill:
    case Wood:
    case Marsh:
    case Gully:
    case Hamlet:
    case Edifice:
        return Going::Bad;
    case Dunes:
    case Oasis:
        return troop.is(Kind::Cm) ? Going::Good : Going::Bad;
    case Rocky:
    case Scrub:
    case Boggy:
    case Enclosure:
        return Going::Rough;
    case Plough:
        return roughPlough ? Going::Rough : Going::Good;
    default:
        return Going::Good;
    }
}

std::span<const Footprint> featureSizes(FeatureKind kind) {
    static constexpr std::array areas{Footprint{3, 2}, Footprint{4, 3}, Footprint{5, 4}};
    static constexpr std::array gullies{Footprint{3, 1}, Footprint{4, 1}};
    static constexpr std::array works{Footprint{3, 2}};
    static constexpr std::array hamlets{Footprint{3, 2}, Footprint{3, 3}};
    if (kind == FeatureKind::Gully)
        return gullies;
    if (isWalled(kind))
        return works;
    return isBuiltUp(kind) ? std::span<const Footprint>(hamlets) : std::span<const Footprint>(areas);
}

double gap(const Rect& a, const Rect& b) {
    const double x = std::max({0.0, b.low.x - a.high.x, a.low.x - b.high.x});
    const double y = std::max({0.0, b.low.y - a.high.y, a.low.y - b.high.y});
    return std::sqrt(x * x + y * y);
}

Feature featureAt(FeatureKind kind, const Rect& rect) {
    return {kind,
            {rect.low, Vec{rect.high.x, rect.low.y}, rect.high, Vec{rect.low.x, rect.high.y}},
            {},
            rect.low,
            rect.high};
}

bool isNear(const Feature& feature, const Body& body, double distance) {
    const Vec c = body.pose.centre;
    const double r = body.radius() + distance;
    return c.x >= feature.low.x - r && c.x <= feature.high.x + r && c.y >= feature.low.y - r &&
           c.y <= feature.high.y + r;
}

bool covers(const Feature& feature, const Body& body) {
    return isNear(feature, body, 0) && overlap(feature.outline(), body);
}

double lengthInside(const Feature& feature, Vec from, Vec to) {
    if (std::max(from.x, to.x) < feature.low.x || std::min(from.x, to.x) > feature.high.x ||
        std::max(from.y, to.y) < feature.low.y || std::min(from.y, to.y) > feature.high.y)
        return 0;
    return ephor::lengthInside(feature.outline(), from, to);
}

bool covers(const Feature& feature, Vec point) {
    return point.x >= feature.low.x - tolerance && point.x <= feature.high.x + tolerance &&
           point.y >= feature.low.y - tolerance && point.y <= feature.high.y + tolerance &&
           contains(feature.outline(), point);
}

namespace {

/// The crest: the middle line of the box along its longer side.
std::array<Vec, 2> crestOf(const Feature& hill) {
    const Vec middle = (hill.low + hill.high) * 0.5;
    if (hill.high.x - hill.low.x >= hill.high.y - hill.low.y)
        return {Vec{hill.low.x, middle.y}, Vec{hill.high.x, middle.y}};
    return {Vec{middle.x, hill.low.y}, Vec{middle.x, hill.high.y}};
}

}  // namespace

double heightOn(const Feature& hill, Vec point) {
    if (!covers(hill, point))
        return 0;
    const auto crest = crestOf(hill);
    const bool along = crest[0].y == crest[1].y;
    const double half = along ? (hill.high.y - hill.low.y) / 2 : (hill.high.x - hill.low.x) / 2;
    const double away = along ? std::abs(point.y - crest[0].y) : std::abs(point.x - crest[0].x);
    return 1 - away / half;
}

bool crossesCrest(const Feature& hill, Vec a, Vec b) {
    const auto crest = crestOf(hill);
    const Vec along = crest[1] - crest[0];
    const Vec offset = b - a;
    const double sideA = cross(along, a - crest[0]);
    const double sideB = cross(along, b - crest[0]);
    const double sideC = cross(offset, crest[0] - a);
    const double sideD = cross(offset, crest[1] - a);
    return sideA * sideB < 0 && sideC * sideD <= 0;
}

const Reason* checkZone(const Troop& troop, const Body& body, Vec table, TableEdge base,
                        std::span<const Rect> enemyWorks) {
    const Vec in = inward(base);
    const double depth = in.x == 0 ? table.y : table.x;
    const double width = in.x == 0 ? table.x : table.y;
    const double side = fromSideEdge(troop);
    for (const Vec corner : corners(body)) {
        const double along = in.x == 0 ? corner.x : corner.y;
        const double from = base == TableEdge::North  ? table.y - corner.y
                            : base == TableEdge::East ? table.x - corner.x
                            : in.x == 0               ? corner.y
                                                      : corner.x;
        if (from < -tolerance || along < -tolerance || along > width + tolerance)
            return &why::offTable;
        if (from > depth / 2 - fromCentreLine + tolerance)
            return &why::nearCentre;
        if (along < side - tolerance || along > width - side + tolerance)
            return troop.wing ? &why::nearSide : &why::nearSideHeavy;
    }
    for (const Rect& work : enemyWorks) {
        const Vec middle = (work.low + work.high) * 0.5;
        const Body wall{{middle, {0, 1}}, {work.high.x - work.low.x, work.high.y - work.low.y}};
        if (ephor::gap(body, wall) < fromEnemyWork - tolerance)
            return &why::nearCity;
    }
    return nullptr;
}

Body threatZone(const Body& owner) {
    return {{owner.pose.centre + owner.facing() * (owner.halfDepth() + 0.5), owner.facing()},
            {owner.size.frontage - 2 * contactReach, 1 + 8 * tolerance}};
}

Body zoneAround(const Body& owner) { return {owner.pose, {owner.size.frontage + 2, owner.size.depth + 2}}; }

std::optional<double> shotDistance(const Body& shooter, Edge edge, const Body& target) {
    const Vec ahead = outwardNormal(shooter, edge);
    const Vec aside = rightOf(ahead);
    const bool frontal = edge == Edge::Front || edge == Edge::Rear;
    const double out = frontal ? shooter.halfDepth() : shooter.halfFrontage();
    const double half = frontal ? shooter.halfFrontage() : shooter.halfDepth();
    double low = 1e9;
    double high = -1e9;
    double nearest = 1e9;
    for (const Vec corner : corners(target)) {
        const Vec from = corner - shooter.pose.centre;
        low = std::min(low, dot(from, aside));
        high = std::max(high, dot(from, aside));
        nearest = std::min(nearest, dot(from, ahead) - out);
    }
    if (nearest < -tolerance)
        return {};
    if (std::min(high, half + 1) - std::max(low, -half - 1) < 0.5 - tolerance)
        return {};
    // The shooting edge as a thin body, to measure the gap to the target.
    const Body line{{shooter.pose.centre + ahead * out, ahead}, {2 * half, 1e-9}};
    return ephor::gap(line, target);
}

}  // namespace ephor::dba

#include "core/rules/alala/battle/arithmetic/paths.h"

#include "core/battle/first_contact.h"
#include "core/table/gap_up_to.h"

#include <algorithm>

namespace ephor::alala {

namespace {

/// Calls `see` with the outlines of one kind of feature that Jokers placed.
template <typename See> void eachFeature(const Table& table, FeatureKind kind, See&& see) {
    for (int i = 0; i < featureCount(table); ++i)
        if (const Feature feature = featureAt(table, i); feature.kind == kind)
            see(Outline(feature.outline));
}

template <typename See> void eachRough(const AlalaGame& game, const Table& table, See&& see) {
    for (const Outline outline : game.ground().rough)
        see(outline);
    eachFeature(table, FeatureKind::Rough, see);
}

double distanceFromRim(Outline outline, Vec point) {
    double least = unlimited;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec from = outline[i];
        const Vec path = outline[i + 1 == outline.size() ? 0 : i + 1] - from;
        const double along = std::clamp(dot(point - from, path) / squaredLength(path), 0.0, 1.0);
        least = std::min(least, squaredLength(point - (from + path * along)));
    }
    return std::sqrt(least);
}

}  // namespace

// Neighbours in line are flush: a body that moves straight along one of its edges never enters them.
Lane::Lane(const Body& body, Vec along) : m_centre(body.pose.centre), m_along(along) {
    const double cosine = std::abs(dot(body.facing(), along));
    const double sine = std::abs(cross(body.facing(), along));
    constexpr double same = 1e-9;
    const bool straight = cosine < same || sine < same;
    m_across = body.halfFrontage() * cosine + body.halfDepth() * sine + (straight ? -tolerance : tolerance);
    m_ahead = body.halfFrontage() * sine + body.halfDepth() * cosine;
}

PieceSet onPath(const Table& table, const PieceSet& among, PieceId unit, const Pose& from, Vec along, double distance,
                bool standsOff) {
    const Lane lane({from, table.body(unit).size}, along);
    const double keep = standsOff ? standOff + 2 * tolerance : 0;
    PieceSet near = table.nearPath(from.centre, along, distance, table.radius(unit) + keep) & among;
    near.erase(unit);
    for (const PieceId p : near)
        if (lane.passes(table.body(p), distance, keep))
            near.erase(p);
    return near;
}

Path pathAlong(const AlalaGame& game, const Table& table, PieceId unit, const Pose& from, Vec along, double distance,
               const PathRules& rules) {
    const PieceSet heeded = (table.present() - rules.through) | rules.keepFrom;
    return pathAmong(game, table, onPath(table, heeded, unit, from, along, distance, !rules.keepFrom.empty()), unit,
                     from, along, distance, rules);
}

namespace {

/// The unit that is nearest to the start of a path; none if `units` is empty.
PieceId nextOnTheWay(const Table& table, const PieceSet& units, Vec from, Vec along) {
    PieceId next;
    double least = unlimited;
    for (const PieceId p : units) {
        const Body& its = table.body(p);
        const double at = dot(its.pose.centre - from, along) -
                          its.halfFrontage() * std::abs(cross(its.facing(), along)) -
                          its.halfDepth() * std::abs(dot(its.facing(), along));
        if (at < least) {
            least = at;
            next = p;
        }
    }
    return next;
}

}  // namespace

Path pathAmong(const AlalaGame& game, const Table& table, const PieceSet& near, PieceId unit, const Pose& from,
               Vec along, double distance, const PathRules& rules) {
    const Body body{from, table.body(unit).size};
    const Lane lane(body, along);
    Path path{distance, Stop::None, {}};
    path = untilContact(table, unit, from, along, path, near - rules.through);
    if (path.stop == Stop::Friend && table.side(path.by) != table.side(unit))
        path.stop = Stop::Enemy;
    const auto keepOff = [&](PieceId p) {
        if (lane.passes(table.body(p), path.distance, standOff + 2 * tolerance))
            return;
        if (const auto stop = untilWithin(body, along, path.distance, table.body(p), standOff);
            stop && *stop < path.distance)
            path = {*stop, Stop::StandOff, p};
    };
    // The most probable obstacle first: if it blocks, the others need not be measured.
    PieceSet others = rules.keepFrom & near;
    if (const PieceId first = nextOnTheWay(table, others, from.centre, along)) {
        others.erase(first);
        keepOff(first);
    }
    for (const PieceId p : others)
        keepOff(p);
    const auto stopAt = [&](Outline outline) {
        if (const auto stop = sweep(body, along, path.distance, outline); stop && *stop < path.distance)
            path = {*stop, Stop::Ground, {}};
    };
    for (const Outline outline : game.ground().impassable)
        stopAt(outline);
    if (rules.rough || game.profile(unit).troops.isCavalry())
        eachRough(game, table, [&](Outline outline) {
            if (!overlap(outline, body))  // a unit inside the terrain does not enter it
                stopAt(outline);
        });
    if (rules.edge)
        if (const double edge = untilEdge(table.size(), body, along, path.distance); edge < path.distance)
            path = {edge, Stop::Edge, {}};
    return path;
}

// ALA-150
PieceSet passableFriends(const AlalaGame& game, const Table& table, PieceId unit) {
    const Side side = table.side(unit);
    PieceSet friends = table.present(side);
    friends.erase(unit);
    switch (game.profile(unit).troops.arm) {
    case Arm::Hoplite:
        return friends - game.cavalry(side);
    case Arm::Cavalry:
        return friends - game.hoplites(side);
    default:
        return friends;
    }
}

Path untilContact(const Table& table, PieceId unit, const Pose& from, Vec along, Path path, const PieceSet& others) {
    const Body body{from, table.body(unit).size};
    const Lane lane(body, along);
    for (const PieceId p : others) {
        const double looked = path.distance + (path.by ? tolerance : 0);
        if (lane.passes(table.body(p), looked, 0))
            continue;
        const auto met = sweep(body, along, looked, table.body(p));
        if (met && (path.by ? touchesFirst(table, unit, p, *met, path.by, path.distance) : *met < path.distance))
            path = {std::min(*met, path.distance), Stop::Friend, p};
    }
    return path;
}

Path cleared(const Table& table, PieceId unit, const Pose& from, Vec along, Path path, const PieceSet& passed) {
    if (passed.empty() || path.distance <= 0)
        return path;
    const Body start{from, table.body(unit).size};
    const double radius = table.radius(unit) + 2 * tolerance;
    const auto blocker = [&](double distance) {
        const Vec centre = from.centre + along * distance;
        PieceId first;
        double least = unlimited;
        for (const PieceId p : passed) {
            const Body& its = table.body(p);
            const double reach = radius + table.radius(p);
            if (squaredLength(its.pose.centre - centre) > reach * reach ||
                !overlap(Body{snapped({centre, from.facing}), start.size}, its))
                continue;
            const double at = sweep(start, along, distance, its).value_or(0);
            if (at < least) {
                least = at;
                first = p;
            }
        }
        return std::pair(first, least);
    };
    for (int i = 0; i < PieceSet::room; ++i) {
        const auto [first, at] = blocker(path.distance);
        if (!first)
            break;
        path = {std::min(at, path.distance), Stop::Friend, first};
        if (path.distance <= 0) {
            path.distance = 0;
            break;
        }
    }
    return path;
}

bool isRoughAt(const AlalaGame& game, const Table& table, const Body& body) {
    bool any = false;
    eachRough(game, table, [&](Outline outline) { any = any || overlap(outline, body); });
    return any;
}

bool crossesRough(const AlalaGame& game, const Table& table, const Body& body, Vec along, double distance) {
    bool any = false;
    eachRough(game, table, [&](Outline outline) {
        any = any || overlap(outline, body) || sweep(body, along, distance, outline).has_value();
    });
    return any;
}

bool crossesLight(const AlalaGame& game, const Body& body, Vec along, double distance) {
    return std::ranges::any_of(game.ground().light, [&](Outline outline) {
        return overlap(outline, body) || sweep(body, along, distance, outline).has_value();
    });
}

bool mayHaveHills(const AlalaGame& game, const Table& table) {
    return !game.ground().hills.empty() || featureCount(table) > 0;
}

std::optional<double> heightAt(const AlalaGame& game, const Table& table, Vec point) {
    std::optional<double> height;
    const auto see = [&](Outline outline) {
        if (contains(outline, point))
            height = std::max(height.value_or(0), distanceFromRim(outline, point));
    };
    for (const Outline outline : game.ground().hills)
        see(outline);
    eachFeature(table, FeatureKind::LowHill, see);
    return height;
}

// ALA-139
bool isClosedAt(const AlalaGame& game, const Table& table, PieceId unit, const Body& body) {
    for (const Outline outline : game.ground().impassable)
        if (overlap(outline, body))
            return true;
    return game.profile(unit).troops.isCavalry() && isRoughAt(game, table, body);
}

int featureCount(const Table& table) { return table.counter(Side::A, Features); }

Feature featureAt(const Table& table, int i) {
    const auto value = [&](FeatureField field) {
        return table.counter(Side::A, static_cast<std::uint8_t>(featureCounter(i, field)));
    };
    return {static_cast<FeatureKind>(value(FeatureKindIs)),
            featureOutline({value(FeatureX) / 100.0, value(FeatureY) / 100.0}, value(FeatureWidth) / 10.0,
                           value(FeatureDepth) / 10.0)};
}

std::array<Vec, 4> featureOutline(Vec centre, double width, double depth) {
    return {centre + Vec{-width / 2, -depth / 2}, centre + Vec{width / 2, -depth / 2},
            centre + Vec{width / 2, depth / 2}, centre + Vec{-width / 2, depth / 2}};
}

bool canStand(const AlalaGame& game, const Table& table, PieceId unit, const Pose& pose, const PieceSet& absent) {
    const Body body{pose, table.body(unit).size};
    if (!isOnTable(table.size(), body) || isClosedAt(game, table, unit, body))
        return false;
    PieceSet others = table.near(pose.centre, table.radius(unit)) - absent;
    others.erase(unit);
    for (const PieceId p : others)
        if (overlap(body, table.body(p)))
            return false;
    return true;
}

PieceId nearestOf(const Table& table, const Body& body, const PieceSet& set) {
    // The nearest centre first: the others are measured only if they could be nearer.
    std::array<double, PieceSet::room> squared;
    PieceId first;
    double nearestSquared = unlimited;
    for (const PieceId p : set) {
        const double distance = squaredLength(table.body(p).pose.centre - body.pose.centre);
        squared[p.index()] = distance;
        if (distance < nearestSquared) {
            nearestSquared = distance;
            first = p;
        }
    }
    if (!first)
        return first;
    PieceId nearest = first;
    double least = gap(body, table.body(first));
    const double radius = body.radius();
    for (const PieceId p : set) {
        const double reach = least + radius + table.radius(p);
        if (p == first || squared[p.index()] > reach * reach)
            continue;
        const std::optional<double> exact = gapUpTo(body, table.body(p), least);
        if (exact && (*exact < least || (*exact == least && p < nearest))) {
            least = *exact;
            nearest = p;
        }
    }
    return nearest;
}

}  // namespace ephor::alala

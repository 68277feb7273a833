#include "core/rules/dba/battle/contact.h"

#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// Cosine limit for parallel facings. At this angle the corners of an edge of 1 base width move by `contactReach`.
constexpr double parallel = 1 - contactReach * contactReach / 2;

/// True if the front edge between these corners is on the line of an edge of the body and shares more than the
/// tolerance with it. `out`: from the body's centre to the edge. `along`: half of the edge.
bool liesAlong(const std::array<Vec, 2>& front, Vec centre, Vec out, Vec along) {
    const double from = length(out);
    const double half = length(along);
    const Vec n = out * (1 / from);
    const Vec t = along * (1 / half);
    const std::array apart{front[0] - centre, front[1] - centre};
    if (!isLevel(dot(apart[0], n), from) || !isLevel(dot(apart[1], n), from))
        return false;
    const auto [low, high] = std::minmax({dot(apart[0], t), dot(apart[1], t)});
    return std::min(high, half) - std::max(low, -half) > contactReach + tolerance;
}

/// True if the bodies are too far apart to touch with an edge or a corner.
bool isOutOfTouch(const Body& a, const Body& b) {
    return squaredLength(b.pose.centre - a.pose.centre) > detail::squaredReach(a, b) + 0.1;
}

}  // namespace

Works worksOf(const DbaGame& game, const Table& table) {
    Works works;
    for (const Side side : bothSides)
        if (campStands(table, side))
            works.add(bodyOf(campOf(table, side)));
    if (hasFeatures(game, table))
        if (const auto work = walls(game, table))
            works.add(bodyOf(work->box()));
    return works;
}

Works worksOfEnemy(const DbaGame& game, const Table& table, Side side) {
    const Side enemy = other(side);
    Works works;
    if (campStands(table, enemy))
        works.add(bodyOf(campOf(table, enemy)));
    if (enemy == defenderOf(table) && hasFeatures(game, table) && table.counter(Side::A, CityTaken) == 0)
        if (const auto work = walls(game, table))
            works.add(bodyOf(work->box()));
    return works;
}

const Body* workAt(const Works& works, const Body& body) {
    for (const Body& work : works.all())
        if (overlap(work, body))
            return &work;
    return nullptr;
}

const Reason* checkPosition(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
                            const PieceSet& beside) {
    Surroundings around;
    around.pieces = table.near(body.pose.centre, body.radius()) - beside;
    around.pieces.erase(piece);
    around.works = worksOf(game, table);
    around.mayMeetFeatures = hasFeatures(game, table);
    return checkPosition(game, table, piece, body, around);
}

const Reason* checkPosition(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
                            const Surroundings& around) {
    if (!isOnTable(table.size(), body))
        return &why::offTable;
    const ElementSet others(around.pieces);
    const auto isTaken = [&] {
        for (const PieceId p : others)
            if (overlap(body, table.body(p)))
                return true;
        return false;
    };
    if (around.neighbours ? around.neighbours->isTaken(body, others) : isTaken())
        return &why::onAnother;
    if (workAt(around.works, body))
        return &why::inWork;
    if (!around.mayMeetFeatures)
        return nullptr;
    bool closed = false;
    const Troop& troop = game.troop(piece);
    const auto closes = [&](FeatureKind kind) {
        return kind == FeatureKind::Waterway ||
               (troop.moveIn(Going::Bad) == 0 && goingOf(kind, false, troop) == Going::Bad);
    };
    eachFeatureNear(game, table, body.pose.centre, body.radius(), closes,
                    [&](const Feature& f) { closed = closed || covers(f, body); });
    return closed ? &why::closedGround : nullptr;
}

ElementSet enemiesNear(const Table& table, const Surroundings& around, Side side, const Body& body) {
    const ElementSet enemies = ElementSet(around.pieces) & ElementSet(table.all(other(side)));
    return around.neighbours ? around.neighbours->near(body.pose.centre) & enemies : enemies;
}

// Fronts meet corner to corner; flanks and rears by edges, whatever corners meet. In contact, the facings are parallel
// or perpendicular.
Contact contactOf(const Body& a, const Body& b) {
    if (isOutOfTouch(a, b))
        return Contact::None;
    const double facing = dot(a.facing(), b.facing());
    const auto ours = frontCorners(a);
    const Vec ahead = b.facing() * b.halfDepth();
    const Vec aside = b.right() * b.halfFrontage();
    if (facing <= -parallel) {  // lined up and no farther apart
        const auto theirs = frontCorners(b);
        const auto coincide = [&](Vec one, Vec other) {
            return isLevel(dot(one - other, b.facing()), 0) && isLevel(dot(one - other, b.right()), 0);
        };
        return coincide(ours[0], theirs[1]) && coincide(ours[1], theirs[0]) ? Contact::Front : Contact::None;
    }
    if (facing >= parallel)
        return liesAlong(ours, b.pose.centre, -ahead, aside) ? Contact::Rear : Contact::None;
    const double side = dot(a.facing(), b.right());
    if (side <= -parallel)  // it faces the enemy's left, so it is on its right
        return liesAlong(ours, b.pose.centre, aside, ahead) ? Contact::RightFlank : Contact::None;
    if (side >= parallel)
        return liesAlong(ours, b.pose.centre, -aside, ahead) ? Contact::LeftFlank : Contact::None;
    return Contact::None;
}

Contact flushContactOf(const Body& a, const Body& b) {
    const Contact contact = contactOf(a, b);
    if (contact == Contact::None || contact == Contact::Front)
        return contact;
    const auto ours = frontCorners(a);
    const auto theirs = frontCorners(b);
    const Vec depth = b.facing() * b.size.depth;
    const bool full = contact == Contact::RightFlank  ? isAt(ours[1], theirs[1])
                      : contact == Contact::LeftFlank ? isAt(ours[0], theirs[0])
                                                      : isAt(ours[0], theirs[0] - depth);
    return full ? contact : Contact::None;
}

bool meetsWall(const Body& a, const Body& work) {
    const Vec f = a.facing();
    const bool upright = std::abs(f.x) <= 1e-9;
    if (!upright && std::abs(f.y) > 1e-9)
        return false;
    const Vec apart = frontMiddle(a) - work.pose.centre;
    const double out = upright ? work.halfDepth() : work.halfFrontage();
    const double wide = upright ? work.halfFrontage() : work.halfDepth();
    const double ahead = dot(apart, f);
    const double aside = std::abs(upright ? apart.x : apart.y);
    return isLevel(ahead, -out) && aside <= wide - a.halfFrontage() + contactReach;
}

PieceId frontEnemy(const Table& table, PieceId p) {
    if (isGuard(table, p))
        return {};
    for (const PieceId e : enemiesTouching(table, p))
        if (!isGuard(table, e) && contactOf(table.body(p), table.body(e)) == Contact::Front)
            return e;
    return {};
}

PieceSet strikersOfFlankOrRear(const Table& table, PieceId p) {
    PieceSet all;
    for (const PieceId e : enemiesTouching(table, p)) {
        const Contact contact = isGuard(table, e) ? Contact::None : contactOf(table.body(e), table.body(p));
        if (contact != Contact::None && contact != Contact::Front)
            all.insert(e);
    }
    return all;
}

PieceSet enemiesInContact(const Table& table, PieceId p) {
    PieceSet all;
    if (isGuard(table, p))
        return all;
    for (const PieceId e : enemiesTouching(table, p))
        if (!isGuard(table, e) && (contactOf(table.body(p), table.body(e)) != Contact::None ||
                                   contactOf(table.body(e), table.body(p)) != Contact::None))
            all.insert(e);
    return all;
}

bool isInContact(const Table& table, PieceId p) {
    if (isGuard(table, p))
        return false;
    for (const PieceId e : enemiesTouching(table, p))
        if (!isGuard(table, e) && (contactOf(table.body(p), table.body(e)) != Contact::None ||
                                   contactOf(table.body(e), table.body(p)) != Contact::None))
            return true;
    return false;
}

ElementSet guardsOf(const Table& table, Side side) {
    ElementSet guards;
    for (const PieceId p : presentOf(table, side))
        if (isGuard(table, p))
            guards.insert(p);
    return guards;
}

bool inCombat(const DbaGame& game, const Table& table, PieceId p) {
    if (isInContact(table, p))
        return true;
    for (const PieceId e : guardsOf(table, other(table.side(p))))
        if (meetsWall(table.body(p), standingBody(game, table, e)))
            return true;
    return false;
}

bool isOverlapPosition(const Body& body, const Body& enemy) {
    if (dot(body.facing(), enemy.facing()) > -parallel)
        return false;
    const auto ours = frontCorners(body);
    const auto theirs = frontCorners(enemy);
    return isAt(ours[0], theirs[0]) || isAt(ours[1], theirs[1]);
}

int overlapsOf(const DbaGame& game, const Table& table, PieceId p) {
    return overlapsOf(game, table, p, table.body(p), enemiesTouching(table, p));
}

int overlapsOf(const DbaGame& game, const Table& table, PieceId p, const Body& body, ElementSet enemies) {
    const Troop& troop = game.troop(p);
    std::array<bool, 3> struck{};  // left, right, rear
    const bool corners = !troop.is(Kind::Ps) && !troop.is(Kind::SCh);
    const auto mine = frontCorners(body);
    for (const PieceId e : enemies) {
        const Body& enemy = table.body(e);
        if (isOutOfTouch(body, enemy) || isGuard(table, e))
            continue;
        switch (contactOf(enemy, body)) {
        case Contact::LeftFlank:
            struck[0] = true;
            continue;
        case Contact::RightFlank:
            struck[1] = true;
            continue;
        case Contact::Rear:
            struck[2] = true;
            continue;
        case Contact::Front:
            continue;
        default:
            break;
        }
        if (corners && dot(body.facing(), enemy.facing()) <= -parallel) {
            const auto theirs = frontCorners(enemy);
            const bool left = isAt(mine[0], theirs[0]);
            const bool right = isAt(mine[1], theirs[1]);
            if ((left || right) && !frontEnemy(table, e)) {
                struck[0] = struck[0] || left;
                struck[1] = struck[1] || right;
            }
        }
        // Side edge to side edge: beside each other, facing the same or opposite ways, sharing more than the tolerance.
        const Vec apart = enemy.pose.centre - body.pose.centre;
        const double aside = dot(apart, body.right());
        const double shared = body.halfDepth() + enemy.halfDepth() - std::abs(dot(apart, body.facing()));
        if (std::abs(dot(body.facing(), enemy.facing())) >= parallel && shared > contactReach + tolerance &&
            isLevel(std::abs(aside), body.halfFrontage() + enemy.halfFrontage()))
            struck[aside < 0 ? 0 : 1] = true;
    }
    if (!troop.is(Kind::Cv) && !troop.is(Kind::LH)) {  // DBA-124: the edge of the table
        const TableSize size = table.size();
        const auto edge = [&](Vec c) {
            return c.x <= contactReach || c.y <= contactReach || c.x >= size.width - contactReach ||
                   c.y >= size.height - contactReach;
        };
        const Vec aside = body.right() * body.halfFrontage();
        struck[0] = struck[0] || edge(body.pose.centre - aside);
        struck[1] = struck[1] || edge(body.pose.centre + aside);
    }
    return struck[0] + struck[1] + struck[2];
}

PieceSet standingOn(const Table& table, PieceId piece, const Body& body) {
    PieceSet met;
    PieceSet near = table.near(body.pose.centre, body.radius());
    near.erase(piece);
    for (const PieceId o : near)
        if (overlap(body, table.body(o)))
            met.insert(o);
    return met;
}

}  // namespace ephor::dba

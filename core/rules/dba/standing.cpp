// Who stands where, and who touches whom (DBA-124, DBA-130, DBA-132).
#include "core/rules/dba/whereabouts.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr double parallel = 1 - 1e-9;

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

const Reason* checkStanding(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
                            const PieceSet& beside) {
    Surroundings around;
    around.pieces = table.near(body.pose.centre, body.radius()) - beside;
    around.pieces.erase(piece);
    around.works = worksOf(game, table);
    around.features = hasFeatures(game, table);
    return checkStanding(game, table, piece, body, around);
}

const Reason* checkStanding(const DbaGame& game, const Table& table, PieceId piece, const Body& body,
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
    if (around.whereabouts ? around.whereabouts->isTaken(body, others) : isTaken())
        return &why::onAnother;
    if (workAt(around.works, body))
        return &why::inWork;
    if (!around.features)
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
    return around.whereabouts ? around.whereabouts->near(body.pose.centre) & enemies : enemies;
}

Contact contactOf(const Body& a, const Body& b) {
    // In contact the centres are no farther apart than the corners reach, and the facings lie along or across each other.
    if (squaredLength(b.pose.centre - a.pose.centre) > detail::squaredReach(a, b) + 0.01)
        return Contact::None;
    const double along = dot(a.facing(), b.facing());
    const Vec front = frontMiddle(a);
    if (along <= -parallel)
        return isAt(front, frontMiddle(b)) ? Contact::Front : Contact::None;
    if (along >= parallel)
        return isAt(front, b.pose.centre - b.facing() * b.halfDepth()) ? Contact::Rear : Contact::None;
    const double side = dot(a.facing(), b.right());
    const auto ours = frontCorners(a);
    const auto theirs = frontCorners(b);
    if (side <= -parallel)  // it looks to the enemy's left: it stands on his right
        return isAt(ours[0], theirs[1]) || isAt(ours[1], theirs[1]) ? Contact::RightFlank : Contact::None;
    if (side >= parallel)
        return isAt(ours[0], theirs[0]) || isAt(ours[1], theirs[0]) ? Contact::LeftFlank : Contact::None;
    return Contact::None;
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
    return std::abs(ahead + out) <= 1e-4 && aside <= wide - a.halfFrontage() + 1e-4;
}

PieceId frontFoe(const Table& table, PieceId p) {
    if (isGuard(table, p))
        return {};
    for (const PieceId e : enemiesTouching(table, p))
        if (!isGuard(table, e) && contactOf(table.body(p), table.body(e)) == Contact::Front)
            return e;
    return {};
}

PieceSet behind(const Table& table, PieceId p) {
    PieceSet all;
    for (const PieceId e : enemiesTouching(table, p)) {
        const Contact contact = isGuard(table, e) ? Contact::None : contactOf(table.body(e), table.body(p));
        if (contact != Contact::None && contact != Contact::Front)
            all.insert(e);
    }
    return all;
}

PieceSet foesInContact(const Table& table, PieceId p) {
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
    const Body& body = table.body(p);
    const Troop& troop = game.troop(p);
    std::array<bool, 3> struck{};  // left, right, rear
    const bool corners = !troop.is(Kind::Ps) && !troop.is(Kind::SCh);
    const auto mine = frontCorners(body);
    for (const PieceId e : enemiesTouching(table, p)) {
        if (isGuard(table, e))
            continue;
        const Body& enemy = table.body(e);
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
        if (corners && dot(body.facing(), enemy.facing()) <= -parallel && !frontFoe(table, e)) {
            const auto theirs = frontCorners(enemy);
            struck[0] = struck[0] || isAt(mine[0], theirs[0]);
            struck[1] = struck[1] || isAt(mine[1], theirs[1]);
        }
        // Side edge to side edge: beside each other, facing the same way or the other.
        const Vec apart = enemy.pose.centre - body.pose.centre;
        const double aside = dot(apart, body.right());
        const bool level = std::abs(dot(apart, body.facing())) < body.halfDepth() + enemy.halfDepth() - 1e-4;
        if (std::abs(dot(body.facing(), enemy.facing())) >= parallel && level &&
            std::abs(std::abs(aside) - body.halfFrontage() - enemy.halfFrontage()) <= 1e-4)
            struck[aside < 0 ? 0 : 1] = true;
    }
    if (!troop.is(Kind::Cv) && !troop.is(Kind::LH)) {  // DBA-124: the edge of the table
        const TableSize size = table.size();
        const auto edge = [&](Vec c) {
            return c.x <= 1e-4 || c.y <= 1e-4 || c.x >= size.width - 1e-4 || c.y >= size.height - 1e-4;
        };
        const Vec aside = body.right() * body.halfFrontage();
        struck[0] = struck[0] || edge(body.pose.centre - aside);
        struck[1] = struck[1] || edge(body.pose.centre + aside);
    }
    return struck[0] + struck[1] + struck[2];
}

}  // namespace ephor::dba

#include "core/rules/dba/battle/move_legality.h"

#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

// Section 0: the slower rate applies only to the part of the path inside the terrain.
const Reason* checkGoing(const DbaGame& game, const Table& table, const MoveLimits& limits, const Plan& plan,
                         bool column, double slide) {
    const bool roughPlough = isRoughPlough(table);
    const RiverIs river = riverIs(table);
    for (std::size_t i = 0; i < plan.count; ++i) {
        const auto& [p, pose] = plan.places[i];
        const Troop& troop = game.troop(p);
        const Body& from = table.body(p);
        const Body to{{pose.centre - rightOf(pose.facing) * slide, pose.facing}, from.size};
        const double all = std::max(cornerPath(from, to), tolerance);
        const Vec end = frontMiddle(to);
        double time = all / limits.allowance;
        const Reason* refused = nullptr;
        bool byRoad = false;
        eachFeatureNear(game, table, pose.centre, 0, isRoad, [&](const Feature& f) {
            byRoad = byRoad || (covers(f, from.pose.centre) && covers(f, pose.centre));
        });
        if (byRoad)
            continue;
        const auto slows = [&](FeatureKind kind) {
            return kind == FeatureKind::River || goingOf(kind, roughPlough, troop) != Going::Good;
        };
        eachFeatureNear(game, table, from.pose.centre, from.radius() + all, slows, [&](const Feature& f) {
            if (refused || !isNear(f, from, all))
                return;
            const bool isRiver = f.kind == FeatureKind::River;
            const Going going = goingOf(f.kind, roughPlough, troop);
            const double inside = std::min(all, lengthInside(f, from.pose.centre, end));
            const bool touched = inside > tolerance || covers(f, Body{pose, from.size});
            if (!touched)
                return;
            if (isRiver) {
                refused = river == RiverIs::ColumnOnly && !column ? &why::riverColumn : nullptr;
                time += river > RiverIs::Paltry ? inside * (1.0 - 1 / limits.allowance) : 0;
                return;
            }
            const int rate = troop.moveIn(going);
            if (rate == 0)
                refused = &why::closedGround;
            else if (going == Going::Bad && !column && !troop.is(Kind::Ps))
                refused = &why::groupGoing;
            else
                time += inside * std::max(0.0, 1.0 / rate - 1 / limits.allowance);
        });
        if (refused)
            return refused;
        if (time > 1 + 1e-6)
            return &why::tooFar;
    }
    return nullptr;
}

namespace {

/// True if the move ends lined up with an enemy that it touches.
bool linesUp(const Body& to, const Body& from, const Body& enemy) {
    const Contact contact = flushContactOf(to, enemy);
    if (contact == Contact::None)
        return isOverlapPosition(to, enemy);
    if (contact == Contact::Front)
        return true;
    // Section 0: from behind the line through the enemy's front edge.
    return std::ranges::any_of(corners(from), [&](Vec c) { return aheadOfFront(enemy, c) < -tolerance; });
}

/// DBA-131: a lone enemy that is not in combat shifts to line up with the mover.
bool shiftIntoLine(const DbaGame& game, const Table& table, PieceId enemy, const Body& mover, Plan& plan) {
    const Body& body = table.body(enemy);
    const Pose to = snapped({frontMiddle(mover) + mover.facing() * body.halfDepth(), -mover.facing()});
    if (plan.linedUpEnemy.piece || !friendsTouching(table, enemy).empty() || inCombat(game, table, enemy) ||
        length(to.centre - body.pose.centre) > 1)
        return false;
    const Body shifted{to, body.size};
    PieceSet moved;
    for (std::size_t i = 0; i < plan.count; ++i) {
        moved.insert(plan.places[i].first);
        if (overlap(shifted, {plan.places[i].second, table.body(plan.places[i].first).size}))
            return false;
    }
    if (checkPosition(game, table, enemy, shifted, moved))
        return false;
    plan.linedUpEnemy = {enemy, to};
    return true;
}

}  // namespace

// DBA-130, DBA-131, DBA-135
const Reason* resolveContact(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                             Plan& plan) {
    const Side side = table.side(group.first());
    bool touches = false;
    bool legal = false;
    PieceId met;
    std::size_t by = 0;
    for (std::size_t i = 0; i < plan.count; ++i) {
        const auto& [p, pose] = plan.places[i];
        const Body to{pose, table.body(p).size};
        const Troop& troop = game.troop(p);
        const bool never = troop.is(Kind::Art) || troop.is(Kind::WWg);
        for (const PieceId e : enemiesNear(table, around, side, to)) {
            if (!within(to, table.body(e), contactReach) || isGuard(table, e))
                continue;
            if (never)
                return &why::mayNotCharge;
            touches = true;
            plan.charging.insert(p);
            legal = legal || linesUp(to, table.body(p), table.body(e));
            if (!met && contactOf(to, table.body(e)) == Contact::None && inForwardArc(to, table.body(e))) {
                met = e;
                by = i;
            }
        }
        if (const Body* work = workAt(around.works, {pose, withReach(to.size)}); work && meetsWall(to, *work)) {
            if (never || troop.is(Kind::SCh))
                return &why::mayNotCharge;
            plan.charging.insert(p);
        }
    }
    plan.contact = !plan.charging.empty();
    if (!touches || legal)
        return nullptr;
    const Body mover{plan.places[by].second, table.body(plan.places[by].first).size};
    return met && shiftIntoLine(game, table, met, mover, plan) ? nullptr : &why::badContact;
}

namespace {

/// The paths of a plan through the zones of enemies and works (DBA-119).
class ZonePath {
public:
    ZonePath(const Table& table, const Plan& plan, bool single) : m_table(table), m_plan(plan), m_isSingle(single) {
        for (std::size_t i = 0; i < plan.count; ++i) {
            constexpr double beyond = 2.6;  // from the centre of a base to the farthest corner of its zone
            const auto& [p, pose] = plan.places[i];
            const Vec from = table.body(p).pose.centre;
            const double reach = beyond + length(pose.centre - from) + table.radius(p);
            m_reaches.push({from, reach * reach});
        }
    }

    /// A quick rejection of most enemies: their zones are too far from the path.
    bool isFarFrom(const Body& enemy) const {
        return std::ranges::none_of(m_reaches.all(), [&](const Reach& reach) {
            return squaredLength(enemy.pose.centre - reach.from) <= reach.squared;
        });
    }
    bool enters(const Body& zone) const {
        for (std::size_t i = 0; i < m_plan.count; ++i) {
            const Body& from = m_table.body(m_plan.places[i].first);
            const Body to = endOf(i);
            const double reach = zone.radius() + length(to.pose.centre - from.pose.centre) + from.radius();
            if (squaredLength(zone.pose.centre - from.pose.centre) > reach * reach)
                continue;
            if (overlap(zone, from) || overlap(zone, to) || pathTouches(from, to, zone))
                return true;
        }
        return false;
    }
    bool goesBack(const Body& zone) const {
        if (!m_isSingle)
            return false;
        const Body& from = m_table.body(m_plan.places[0].first);
        const Vec offset = m_plan.places[0].second.centre - from.pose.centre;
        return overlap(zone, from) && faceAlike(from.facing(), m_plan.places[0].second.facing) &&
               dot(offset, from.facing()) <= tolerance && std::abs(dot(offset, from.right())) <= 1e-4;
    }
    /// True if an element ends lined up or in contact with the owner of a zone.
    bool answers(PieceId enemy) const {
        const Body& owner = m_table.body(enemy);
        for (std::size_t i = 0; i < m_plan.count; ++i) {
            const Body to = endOf(i);
            const Vec apart = to.pose.centre - owner.pose.centre;
            const bool linedUp = faceEachOther(to.facing(), owner.facing()) && isLevel(dot(apart, owner.right()), 0) &&
                                 dot(apart, owner.facing()) > 0;
            if (linedUp || m_plan.linedUpEnemy.piece == enemy || flushContactOf(to, owner) != Contact::None ||
                isOverlapPosition(to, owner))
                return true;
        }
        return false;
    }
    /// True if the zone of a work is entered without an answer.
    bool isBoundBy(const Rect& rect) const {
        const Body work = bodyOf(rect);
        const Body zone = zoneAround(work);
        if (!enters(zone) || goesBack(zone))
            return false;
        for (std::size_t i = 0; i < m_plan.count; ++i)
            if (meetsWall(endOf(i), work))
                return false;
        return true;
    }

private:
    struct Reach {
        Vec from;
        double squared;
    };

    Body endOf(std::size_t i) const { return {m_plan.places[i].second, m_table.body(m_plan.places[i].first).size}; }

    const Table& m_table;
    const Plan& m_plan;
    bool m_isSingle;
    StackList<Reach, armySize + 2> m_reaches;
};

}  // namespace

// DBA-119: an element that is in a zone at any point of its path must line up, make contact, or go straight back.
const Reason* checkZones(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                         const Plan& plan, bool single) {
    const Side side = table.side(group.first());
    const ZonePath path(table, plan, single);
    bool bound = false;
    for (const PieceId e : ElementSet(around.pieces) & ElementSet(table.all(other(side)))) {
        if (isGuard(table, e))
            continue;
        const Body& owner = table.body(e);
        if (path.isFarFrom(owner))
            continue;
        const Body zone = game.troop(e).is(Kind::WWg) ? zoneAround(owner) : threatZone(owner);
        if (!path.enters(zone) || isInContact(table, e))
            continue;
        bound = true;
        if (path.goesBack(zone) || path.answers(e))
            return nullptr;
    }
    if (!around.mayMeetGround)
        return bound ? &why::zone : nullptr;
    // The enemy's camp, city and garrisoned fort.
    if (campStands(table, other(side)) && path.isBoundBy(campOf(table, other(side))))
        return &why::zone;
    if (side != defenderOf(table) && table.counter(Side::A, CityTaken) == 0)
        if (const auto work = walls(game, table);
            work && (work->kind == FeatureKind::City || guardOf(table, other(side), InWalls)) &&
            path.isBoundBy(work->box()))
            return &why::zone;
    return bound ? &why::zone : nullptr;
}

// DBA-118
const Reason* checkFurther(const DbaGame& game, const Table& table, const PieceSet& group, const Surroundings& around,
                           const Plan& plan) {
    const Side side = table.side(group.first());
    for (std::size_t i = 0; i < plan.count; ++i) {
        const auto& [p, pose] = plan.places[i];
        if (table.counter(p, MovesMade) == 0)
            continue;
        const Body& from = table.body(p);
        const Body to{pose, from.size};
        const Troop& troop = game.troop(p);
        const Going there = goingAt(game, table, troop, to);
        const bool skirmishers = troop.is(Kind::Ps);
        if (skirmishers ? table.counter(side, Bounds) > 1 && there == Going::Good : there != Going::Good)
            return &why::secondGoing;
        for (const PieceId e : ElementSet(around.pieces) & ElementSet(table.all(other(side))))
            if (!isGuard(table, e) &&
                (gap(to, table.body(e)) < 1 - tolerance || gap(from, table.body(e)) < 1 - tolerance))
                return &why::nearEnemy;
    }
    return nullptr;
}

}  // namespace ephor::dba

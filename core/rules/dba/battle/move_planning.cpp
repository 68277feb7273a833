#include "core/rules/dba/battle/move_planning.h"

#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/groups.h"
#include "core/rules/dba/battle/move_legality.h"
#include "core/rules/dba/battle/neighbours.h"
#include "core/rules/dba/battle/suggested_moves.h"
#include "core/rules/dba/battle/works.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

constexpr double pathWidth = 0.98;       ///< BW, that must be free for a base (DBA-116)
constexpr double pathWidthAtEnds = 0.3;  ///< BW, in the first and last half base width of a path

Vec turnedBy(Vec v, Vec turn) { return {v.x * turn.x - v.y * turn.y, v.x * turn.y + v.y * turn.x}; }

/// Length of an arc between two unit vectors on a circle of radius 1, by sixteen chords. The error is below 0.001.
double arcOf(Vec a, Vec b) {
    Vec half = b;
    for (int i = 0; i < 4; ++i)
        half = direction(a + half, a);
    return 16 * length(half - a);
}

/// The front corners of a group: the leftmost and rightmost point of its foremost front line.
std::array<Vec, 2> frontOf(const Table& table, ElementSet group, const Body& leader) {
    double left = 0;
    double right = 0;
    double ahead = -1e9;
    for (const PieceId p : group) {
        const Vec apart = table.body(p).pose.centre - leader.pose.centre;
        left = std::min(left, dot(apart, leader.right()));
        right = std::max(right, dot(apart, leader.right()));
        ahead = std::max(ahead, dot(apart, leader.facing()) + table.body(p).halfDepth());
    }
    const Vec line = leader.pose.centre + leader.facing() * ahead;
    return {line + leader.right() * (left - 0.5), line + leader.right() * (right + 0.5)};
}

/// The middle of the box around the centres of a group.
Vec middleOf(const Table& table, ElementSet group) {
    Vec low = table.body(group.first()).pose.centre;
    Vec high = low;
    for (const PieceId p : group) {
        const Vec at = table.body(p).pose.centre;
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    return (low + high) * 0.5;
}

/// A rigid move: a wheel about the inner front corner, then straight ahead, then a slide to line up.
struct Rigid {
    double wheel = 0;  ///< chord of the outer corner's arc
    double ahead = 0;
    double slide = 0;  ///< to its right
    Vec turn{1, 0};

    /// The part of the allowance that it uses.
    double distance(const Body& leader, const std::array<Vec, 2>& front, const Pose& to) const {
        return (wheel > 0 ? length(front[1] - front[0]) * arcOf(leader.facing(), to.facing) : 0) + ahead;
    }
};
std::optional<Rigid> rigid(const Body& leader, const std::array<Vec, 2>& front, const Pose& to) {
    Rigid motion;
    Vec centre = leader.pose.centre;
    if (!faceAlike(leader.facing(), to.facing)) {
        motion.turn = {dot(leader.facing(), to.facing), cross(leader.facing(), to.facing)};
        if (motion.turn.x < -tolerance)
            return {};
        const bool left = motion.turn.y > 0;
        const Vec pivot = front[left ? 0 : 1];
        centre = pivot + turnedBy(centre - pivot, motion.turn);
        motion.wheel = std::sqrt(squaredLength(front[1] - front[0]) * squaredLength(to.facing - leader.facing()));
    }
    const Vec rest = to.centre - centre;
    motion.ahead = dot(rest, to.facing);
    motion.slide = dot(rest, rightOf(to.facing));
    if (motion.ahead < -tolerance)
        return {};
    return motion;
}

/// DBA-117: puts the others in file behind the leader, nearest first.
void fileBehind(const Table& table, const PieceSet& group, PieceId leader, const Pose& head, Plan& plan) {
    std::array<std::pair<double, PieceId>, armySize + 2> order;
    std::size_t count = 0;
    for (const PieceId p : group) {
        if (p == leader)
            continue;
        const double away = squaredLength(table.body(p).pose.centre - table.body(leader).pose.centre);
        std::size_t at = count++;
        for (; at > 0 && order[at - 1].first > away; --at)
            order[at] = order[at - 1];
        order[at] = {away, p};
    }
    plan.add(leader, head);
    double back = table.body(leader).halfDepth();
    for (std::size_t i = 0; i < count; ++i) {
        const double depth = table.body(order[i].second).size.depth;
        plan.add(order[i].second, snapped({head.centre - head.facing * (back + depth / 2), head.facing}));
        back += depth;
    }
}

bool isLinedUp(const Table& table, const Surroundings& around, Side side, const Body& body) {
    for (const PieceId e : enemiesNear(table, around, side, body))
        if (!isGuard(table, e) && flushContactOf(body, table.body(e)) != Contact::None)
            return true;
    const Body* work = workAt(around.works, {body.pose, withReach(body.size)});
    return work && meetsWall(body, *work);
}

/// DBA-025: elements that end within the tolerance of contact are made flush with the enemy, all at once. Those that
/// would overlap step back: first to a pose that is only moved ahead, then to their original end.
void makeFlush(const Table& table, const Surroundings& around, Side side, Plan& plan) {
    std::array<std::array<Pose, 3>, armySize + 2> ends;  // flush, closer, as it was
    std::array<std::uint8_t, armySize + 2> at{};
    const auto bodyOf = [&](std::size_t i) { return Body{ends[i][at[i]], table.body(plan.places[i].first).size}; };
    bool any = false;
    for (std::size_t i = 0; i < plan.count; ++i) {
        const auto& [p, pose] = plan.places[i];
        const Body end{pose, table.body(p).size};
        const auto exact = exactEnds(table, enemiesNear(table, around, side, end), end);
        any = any || (exact && exact->flush != pose);
        ends[i] = {exact ? exact->flush : pose, exact ? exact->closer : pose, pose};
        at[i] = exact ? 0 : 2;
    }
    const auto isFree = [&](std::size_t i) {
        const Body body = bodyOf(i);
        for (const PieceId o : ElementSet(around.pieces))
            if (overlap(body, table.body(o)))
                return false;
        for (std::size_t k = 0; k < plan.count; ++k)
            if (k != i && overlap(body, bodyOf(k)))
                return false;
        return true;
    };
    while (any) {
        any = false;
        std::array<bool, armySize + 2> givesWay{};
        for (std::size_t i = 0; i < plan.count; ++i)
            givesWay[i] = at[i] < 2 && !isFree(i);
        for (std::size_t i = 0; i < plan.count; ++i)
            if (givesWay[i]) {
                ++at[i];
                any = true;
            }
    }
    for (std::size_t i = 0; i < plan.count; ++i)
        plan.places[i].second = ends[i][at[i]];
}

/// DBA-117: checks the paths against all pieces except the movers and those that may be passed. `together`: the movers
/// keep their relative positions.
const Reason* checkPaths(const DbaGame& game, const Table& table, PieceId leader, const Surroundings& around,
                         const Plan& plan, bool together) {
    const Side side = table.side(leader);
    for (std::size_t i = 0; i < plan.count; ++i) {
        const auto& [p, pose] = plan.places[i];
        const Body& from = table.body(p);
        const Body to{pose, from.size};
        if (const Reason* why = checkPosition(game, table, p, to, around))
            return why;
        const Vec middle = (from.pose.centre + pose.centre) * 0.5;
        const double reach = length(pose.centre - from.pose.centre) / 2 + 1.5;
        for (const PieceId o : ElementSet(around.pieces)) {
            const Body& other = table.body(o);
            if (squaredLength(other.pose.centre - middle) > reach * reach)
                continue;
            const bool passed = table.side(o) == side && passes(game.troop(p), game.troop(o));
            if (!passed && pathTouches(from, to, other))
                return &why::onAnother;
        }
        for (std::size_t k = 0; k < i && !together; ++k)
            if (overlap(to, {plan.places[k].second, table.body(plan.places[k].first).size}))
                return &why::onAnother;
    }
    return nullptr;
}

}  // namespace

// DBA-131: sideways, at most as far as it goes ahead, and at most 1 base width.
double slideOf(const Body& from, const Pose& to) {
    const Vec offset = to.centre - from.pose.centre;
    const double most = slideAllowed(dot(offset, to.facing));
    return std::clamp(dot(offset, rightOf(to.facing)), -most, most);
}

bool chariotsCharge(const DbaGame& game, ElementSet group, const Plan& plan) {
    return ((group & game.chariots()) - plan.charging).empty();
}

double cornerPath(const Body& from, const Body& to) {
    const auto a = corners(from);
    const auto b = corners(to);
    double most = 0;
    for (std::size_t i = 0; i < 4; ++i)
        most = std::max(most, squaredLength(b[i] - a[i]));
    return std::sqrt(most);
}

// Uses the triangle inequality where that decides.
bool isCornerPathUpTo(const Body& from, const Body& to, double most) {
    constexpr double rounding = 1e-9;
    const double away = length(to.pose.centre - from.pose.centre);
    const double around = from.radius() * length(to.facing() - from.facing());
    if (away + around < most - rounding)
        return true;
    return away - around < most + rounding && cornerPath(from, to) <= most;
}

// DBA-116: the leading edge must fit through the gap. Start and end are checked elsewhere; here only the middle of the
// path counts.
bool pathTouches(const Body& from, const Body& to, const Body& obstacle) {
    const Vec offset = to.pose.centre - from.pose.centre;
    const double distance = length(offset);
    if (distance <= tolerance)
        return false;
    const Vec along = direction(offset);
    // Quick rejection by the circle around the obstacle.
    const Vec apart = obstacle.pose.centre - from.pose.centre;
    const double radius = obstacle.radius();
    const double ahead = dot(along, apart);
    if (ahead < -radius || ahead > distance + radius || std::abs(cross(along, apart)) > pathWidth / 2 + radius)
        return false;
    const Vec middle = from.pose.centre + offset * 0.5;
    const Body narrow{{middle, along}, {pathWidthAtEnds, distance}};
    if (overlap(narrow, obstacle))
        return true;
    if (distance <= 1 + tolerance)
        return false;
    return overlap({{middle, along}, {pathWidth, distance - 1}}, obstacle);
}

MoveLimits moveLimits(const DbaGame& game, PieceId leader, ElementSet group, How how) {
    MoveLimits limits;
    limits.piece = leader;
    limits.how = how;
    limits.allowance = 9;  // more than any move
    limits.passFriends = passes(game.troop(leader), game.troop(leader));
    for (const PieceId p : group)
        limits.allowance = std::min(limits.allowance, static_cast<double>(game.troop(p).moveIn(Going::Good)));
    return limits;
}

namespace {

Surroundings surroundingsOf(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                            const Works& works, const Neighbours* neighbours) {
    // The path with the slide, the bases, and the threat zone of an enemy.
    constexpr double beyond = 1 + 0.75 + 1.5;
    const ElementSet members(group);
    const Vec centre = middleOf(table, members);
    double extent = 0;
    for (const PieceId p : members)
        extent = std::max(extent, squaredLength(table.body(p).pose.centre - centre));
    const double reach = std::sqrt(extent) + limits.allowance + beyond;
    Surroundings around;
    around.front = frontOf(table, members, limits);
    around.neighbours = neighbours;
    around.pieces = table.near(centre, reach) - group;
    const auto isIn = [&](Vec low, Vec high) {
        return centre.x > low.x - reach && centre.x < high.x + reach && centre.y > low.y - reach &&
               centre.y < high.y + reach;
    };
    around.mayMeetFeatures = false;
    eachFeatureBox(game, table,
                   [&](Vec low, Vec high) { around.mayMeetFeatures = around.mayMeetFeatures || isIn(low, high); });
    for (const Body& work : works.all()) {
        const Vec half{work.halfFrontage(), work.halfDepth()};
        if (isIn(work.pose.centre - half, work.pose.centre + half))
            around.works.add(work);
    }
    around.mayMeetGround = around.mayMeetFeatures || around.works.count > 0;
    return around;
}

}  // namespace

std::array<Vec, 2> frontOf(const Table& table, ElementSet group, const MoveLimits& limits) {
    const Body& leader = table.body(limits.piece);
    return limits.how == GroupMove ? frontOf(table, group, leader) : frontCorners(leader);
}

Surroundings surroundingsOf(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits) {
    return surroundingsOf(game, table, group, limits, worksOf(game, table), nullptr);
}

Surroundings surroundingsOf(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                            const Neighbours& neighbours) {
    return surroundingsOf(game, table, group, limits, neighbours.works(), &neighbours);
}

// An arc is never shorter than its chord, so most places are rejected quickly.
bool isInReach(const Body& leader, const MoveLimits& limits, const std::array<Vec, 2>& front, const Pose& to) {
    constexpr double rounding = 1e-9;
    const auto motion = rigid(leader, front, to);
    const double most = limits.allowance + tolerance;
    if (!motion || std::abs(motion->slide) > 1 + tolerance || motion->wheel + motion->ahead > most + rounding)
        return false;
    const double whole = motion->distance(leader, front, to);
    return whole <= most && std::abs(motion->slide) <= slideAllowed(whole) + tolerance;
}

const Reason* planMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                       const Choice& choice, Plan& plan) {
    return planMove(game, table, group, limits, surroundingsOf(game, table, group, limits), choice, plan);
}

const Reason* planMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                       const Surroundings& around, const Choice& choice, Plan& plan) {
    const PieceId leader = limits.piece;
    const Body& body = table.body(leader);
    const Pose& to = choice.pose;
    if (!isFacing(to.facing) || !(squaredLength(to.centre) < 1e6) || choice.turns != 0)
        return &why::wrongKind;
    if (to == body.pose)
        return nullptr;  // staying is always legal
    if (limits.how == SingleMove && !isCornerPathUpTo(body, {to, body.size}, limits.allowance + 1 + tolerance))
        return &why::tooFar;  // even with the largest slide
    const Side side = table.side(leader);
    double slide = 0;
    std::optional<double> together;  // the path of a group that moves as one; else each element has its own
    if (limits.how == SingleMove) {
        plan.add(leader, to);
        if (isLinedUp(table, around, side, {to, body.size}))
            slide = slideOf(body, to);
    } else {
        const auto motion = rigid(body, around.front, to);
        if (!motion)
            return &why::groupStraight;
        const double whole = motion->distance(body, around.front, to);
        if (limits.how == GroupMove && whole > limits.allowance + tolerance)
            return &why::tooFar;
        if (limits.how == ColumnMove) {
            fileBehind(table, group, leader, to, plan);
        } else {
            together = whole;
            for (const PieceId p : ElementSet(group))
                plan.add(p, snapped({to.centre + turnedBy(table.body(p).pose.centre - body.pose.centre, motion->turn),
                                     p == leader ? to.facing : direction(turnedBy(body.facing(), motion->turn))}));
        }
        if (std::abs(motion->slide) > tolerance) {
            bool linedUp = false;
            for (std::size_t i = 0; i < plan.count; ++i)
                linedUp = linedUp || isLinedUp(table, around, side,
                                               {plan.places[i].second, table.body(plan.places[i].first).size});
            if (!linedUp || std::abs(motion->slide) > slideAllowed(whole) + tolerance)
                return &why::groupStraight;
            slide = motion->slide;
        }
    }
    for (std::size_t i = 0; i < plan.count; ++i) {
        const Body& from = table.body(plan.places[i].first);
        const Body end{{plan.places[i].second.centre - rightOf(to.facing) * slide, plan.places[i].second.facing},
                       from.size};
        const double path = together ? *together : cornerPath(from, end);
        if (path > limits.allowance + tolerance)
            return plan.places[i].first == leader ? &why::tooFar : &why::noFile;
        plan.far = plan.far || path > 1 + tolerance;
    }
    makeFlush(table, around, side, plan);
    if (const Reason* why = checkPaths(game, table, leader, around, plan, limits.how == GroupMove))
        return why;
    const bool column = limits.how != GroupMove || isColumn(table, group);
    if (around.mayMeetGround && hasFeatures(game, table))
        if (const Reason* why = checkGoing(game, table, limits, plan, column, slide))
            return why;
    if (const Reason* why = resolveContact(game, table, group, around, plan))
        return why;
    if (const Reason* why = checkZones(game, table, group, around, plan, limits.how == SingleMove))
        return why;
    return checkFurther(game, table, group, around, plan);
}

}  // namespace ephor::dba

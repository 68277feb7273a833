// Sensible tactical moves: into contact, ahead, towards the enemy, aside and back.
#include "core/rules/dba/ways.h"

#include "core/rules/dba/whereabouts.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

namespace {

/// Where `body` stands in full contact with an edge of the enemy, or beside its front.
Pose flush(const Body& body, const Body& enemy, Contact edge) {
    const Vec f = enemy.facing();
    const Vec r = enemy.right();
    switch (edge) {
    case Contact::Front:
        return {enemy.pose.centre + f * (enemy.halfDepth() + body.halfDepth()), -f};
    case Contact::Rear:
        return {enemy.pose.centre - f * (enemy.halfDepth() + body.halfDepth()), f};
    case Contact::RightFlank:
        return {enemy.pose.centre + f * (enemy.halfDepth() - 0.5) + r * (0.5 + body.halfDepth()), -r};
    case Contact::LeftFlank:
        return {enemy.pose.centre + f * (enemy.halfDepth() - 0.5) - r * (0.5 + body.halfDepth()), r};
    default:
        return body.pose;
    }
}

/// Where the leader of a group might end; whether it may is not asked here.
class Places {
public:
    Places(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
           const Surroundings& around, const FoundPlace& found)
        : m_game(game),
          m_table(table),
          m_limits(limits),
          m_found(found),
          m_leader(table.body(limits.piece)),
          m_members(group),
          m_whereabouts(*around.whereabouts),
          m_field(m_whereabouts.inField(other(table.side(limits.piece)))),
          m_near(m_field & ElementSet(around.pieces)) {}

    bool offer(Vec centre, Vec facing, PieceId enemy = {}, Contact edge = Contact::None) {
        return m_found({{centre, facing}, enemy, edge});
    }

    /// So that member `p` meets an edge of the enemy.
    bool offerFor(PieceId p, const Pose& to, PieceId enemy, Contact edge) {
        if (p == m_limits.piece)
            return offer(to.centre, to.facing, enemy, edge);
        const Body& body = m_table.body(p);
        const Vec turn{dot(body.facing(), to.facing), cross(body.facing(), to.facing)};
        const Vec apart = m_leader.pose.centre - body.pose.centre;
        return offer(to.centre + Vec{apart.x * turn.x - apart.y * turn.y, apart.x * turn.y + apart.y * turn.x},
                     to.facing, enemy, edge);
    }

    bool contacts();
    bool walls();
    bool advances();
    bool wheels();
    bool nears();
    bool free();

private:
    bool isAtEnd(double side) const;
    PieceId nearest() const;
    bool contactsWith(PieceId enemy);

    const DbaGame& m_game;
    const Table& m_table;
    const MoveLimits& m_limits;
    const FoundPlace& m_found;
    const Body& m_leader;
    const ElementSet m_members;
    const Whereabouts& m_whereabouts;
    const ElementSet m_field;  ///< enemies in the field
    const ElementSet m_near;   ///< of them, those that the move may have to do with
};

bool Places::contactsWith(PieceId enemy) {
    const Body& target = m_table.body(enemy);
    const double reach = m_limits.allowance + 1.8;  // with both bases and the slide
    const bool isFree = !m_whereabouts.foe(enemy);
    for (const PieceId p : m_members) {
        const Body& body = m_table.body(p);
        if (squaredLength(body.pose.centre - target.pose.centre) > reach * reach)
            continue;
        if (m_limits.how != SingleMove) {
            const double facing = dot(body.facing(), target.facing());
            const double aside = std::abs(dot(target.pose.centre - body.pose.centre, body.right()));
            if (facing > -0.6 || (facing < -1 + 1e-9 && aside > 1 + tolerance))
                continue;  // neither a wheel nor a slide lines them up
        }
        if (m_limits.how == ColumnMove && p != m_limits.piece)
            continue;
        const Pose front = flush(body, target, Contact::Front);
        if (isFree && offerFor(p, front, enemy, Contact::Front))
            return true;
        if (m_limits.how != SingleMove)
            continue;
        // Flanks and rear are for those who come from behind his front (section 0).
        if (std::ranges::any_of(corners(body), [&](Vec c) { return aheadOfFront(target, c) < -tolerance; }))
            for (const Contact edge : {Contact::LeftFlank, Contact::RightFlank, Contact::Rear})
                if (offerFor(p, flush(body, target, edge), enemy, edge))
                    return true;
        for (const double aside : {1.0, -1.0})
            if (offer(front.centre + target.right() * aside, front.facing, enemy))
                return true;
    }
    return false;
}

bool Places::contacts() {
    for (const PieceId e : m_near)
        if (contactsWith(e))
            return true;
    return false;
}

bool Places::walls() {
    const auto assault = [&](const Body& work) {
        const double reach = m_limits.allowance + work.radius() + 1;
        if (squaredLength(work.pose.centre - m_leader.pose.centre) > reach * reach)
            return false;
        for (const Vec n : {Vec{0, 1}, Vec{0, -1}, Vec{1, 0}, Vec{-1, 0}}) {
            const double out = n.x == 0 ? work.halfDepth() : work.halfFrontage();
            const double wide = (n.x == 0 ? work.halfFrontage() : work.halfDepth()) - 0.5;
            const Vec along = rightOf(n);
            const double aside = std::clamp(dot(m_leader.pose.centre - work.pose.centre, along), -wide, wide);
            if (offer(work.pose.centre + n * (out + m_leader.halfDepth()) + along * aside, -n, {}, Contact::Wall))
                return true;
        }
        return false;
    };
    const Works works = worksOfEnemy(m_game, m_table, m_table.side(m_limits.piece));
    return std::ranges::any_of(works.all(), assault);
}

// Straight ahead, a base width short of those before it.
bool Places::advances() {
    double most = m_limits.allowance;
    const double reach = most + 3;
    for (const PieceId e : m_near)
        for (const PieceId p : m_members) {
            const Body& body = m_table.body(p);
            const Body& enemy = m_table.body(e);
            const Vec apart = enemy.pose.centre - body.pose.centre;
            const double inTheWay = most + 1.01 + m_table.radius(p) + m_table.radius(e);
            if (squaredLength(apart) < std::min(reach * reach, inTheWay * inTheWay) &&
                std::abs(dot(apart, body.right())) < body.halfFrontage() + m_table.radius(e) + 0.01 &&
                inLane(body, enemy))
                most = std::min(most, gap(body, enemy) - 1.0 - 1e-3);
        }
    for (const double part : {1.0, 0.5})
        if (most * part > 0.05 && offer(m_leader.pose.centre + m_leader.facing() * (most * part), m_leader.facing()))
            return true;
    return false;
}

// Of about 20 and 40 degrees, either way.
bool Places::wheels() {
    const Vec f = m_leader.facing();
    for (const double sine : {0.34, -0.34, 0.64, -0.64}) {
        const double cosine = std::sqrt(1 - sine * sine);
        const Vec facing{f.x * cosine - f.y * sine, f.x * sine + f.y * cosine};
        // About the leader's own corner: only at that end of the line is it the group's.
        if (!isAtEnd(sine > 0 ? -1 : 1))
            continue;
        const Vec pivot = frontCorners(m_leader)[sine > 0 ? 0 : 1];
        const Vec apart = m_leader.pose.centre - pivot;
        if (offer(pivot + Vec{apart.x * cosine - apart.y * sine, apart.x * sine + apart.y * cosine}, facing))
            return true;
    }
    return false;
}

/// Does nobody of the group stand farther to that side (-1: left) than the leader?
bool Places::isAtEnd(double side) const {
    for (const PieceId p : m_members)
        if (dot(m_table.body(p).pose.centre - m_leader.pose.centre, m_leader.right()) * side > 0.5)
            return false;
    return true;
}

PieceId Places::nearest() const {
    PieceId nearest;
    double least = 1e9;
    for (const PieceId e : m_field)
        if (const double away = squaredLength(m_table.body(e).pose.centre - m_leader.pose.centre); away < least) {
            least = away;
            nearest = e;
        }
    return nearest;
}

constexpr double turning = 0.7;  ///< what turning about costs of the way

// Towards the nearest enemy.
bool Places::nears() {
    const PieceId enemy = nearest();
    if (!enemy)
        return false;
    const Vec centre = m_leader.pose.centre;
    const Vec towards = direction(m_table.body(enemy).pose.centre - centre, m_leader.facing());
    const double apart = gap(m_leader, m_table.body(enemy));
    for (const double part : {1.0, 0.6}) {
        const double way = std::min((m_limits.allowance - turning) * part, apart - 1.2);
        if (way > 0.1 && offer(centre + towards * way, towards))
            return true;
    }
    return false;
}

// Aside, back, or about on the spot.
bool Places::free() {
    const PieceId enemy = nearest();
    if (!enemy)
        return false;
    const Vec centre = m_leader.pose.centre;
    const Vec towards = direction(m_table.body(enemy).pose.centre - centre, m_leader.facing());
    if (offer(centre, towards))
        return true;
    for (const double part : {1.0, 0.6}) {
        const double way = (m_limits.allowance - turning) * part;
        for (const Vec along : {rightOf(towards), -rightOf(towards), -towards})
            if (offer(centre + along * way, towards) || offer(centre + along * way, m_leader.facing()))
                return true;
    }
    return offer(centre - m_leader.facing() * std::min(1.0, m_limits.allowance), m_leader.facing());
}

/// Checks the places that are offered, each once: many pairs of a group and a line of enemies lead to the same one.
class Checked {
public:
    Checked(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
            const Surroundings& around, const FoundMove& found)
        : m_game(game),
          m_table(table),
          m_group(group),
          m_limits(limits),
          m_found(found),
          m_leader(table.body(limits.piece)),
          m_around(around) {}

    bool operator()(const Pose& place) {
        if (isHopeless({place, m_leader.size}))
            return false;
        Choice choice;
        choice.pose = snapped(place);
        if (choice.pose == m_leader.pose || std::ranges::find(m_tried.all(), choice.pose) != m_tried.all().end())
            return false;
        if (!m_tried.isFull())
            m_tried.push(choice.pose);
        Plan plan;
        return !planMove(m_game, m_table, m_group, m_limits, m_around, choice, plan) && m_found(choice, plan);
    }

private:
    /// At a glance: too far whatever it slides, or somebody who stays is in its place.
    bool isHopeless(const Body& end) const {
        constexpr double slide = 1.001;
        const double most = m_limits.allowance + slide;
        if (m_limits.how == SingleMove && !isCornerPathUpTo(m_leader, end, most))
            return true;
        return m_around.whereabouts->isTaken(end, ElementSet(m_around.pieces));
    }

    const DbaGame& m_game;
    const Table& m_table;
    const PieceSet& m_group;
    const MoveLimits& m_limits;
    const FoundMove& m_found;
    const Body& m_leader;
    const Surroundings& m_around;
    StackList<Pose, 64> m_tried;
};

}  // namespace

void eachContactPlace(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                      const Surroundings& around, const FoundPlace& found) {
    Places places(game, table, group, limits, around, found);
    places.contacts() || places.walls();
}

void eachOpenPlace(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
                   const Surroundings& around, const FoundPlace& found) {
    Places places(game, table, group, limits, around, found);
    if (limits.how == GroupMove)
        places.advances() || places.wheels();
    else
        places.nears() || places.advances() || places.free();
}

void eachMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
              const FoundMove& found) {
    bool enough = false;
    const Whereabouts whereabouts(game, table);
    const Surroundings around = surroundingsOf(game, table, group, limits, whereabouts);
    Checked check(game, table, group, limits, around, found);
    const auto tried = [&](const Place& place) { return enough = check(place.pose); };
    eachContactPlace(game, table, group, limits, around, tried);
    if (!enough)
        eachOpenPlace(game, table, group, limits, around, tried);
}

}  // namespace ephor::dba

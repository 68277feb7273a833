// Candidate tactical moves: into contact, ahead, towards the enemy, sideways and back.
#include "core/rules/dba/battle/suggested_moves.h"

#include "core/rules/dba/battle/neighbours.h"
#include "core/table/geometry.h"

#include <algorithm>

namespace ephor::dba {

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

std::optional<ExactEnds> exactEnds(const Table& table, ElementSet enemies, const Body& end) {
    std::optional<ExactEnds> best;
    double least = 0;
    for (const PieceId e : enemies) {
        const Contact contact = isGuard(table, e) ? Contact::None : flushContactOf(end, table.body(e));
        if (contact == Contact::None)
            continue;
        const Body exact{snapped(flush(end, table.body(e), contact)), end.size};
        const double shift = squaredLength(exact.pose.centre - end.pose.centre);
        if (best && shift >= least)
            continue;
        const double ahead = dot(frontMiddle(exact) - frontMiddle(end), end.facing());
        best = {exact.pose, snapped({end.pose.centre + end.facing() * ahead, end.facing()})};
        least = shift;
    }
    return best;
}

namespace {

/// Generates ends for the leader of a group. Legality is checked later.
class Places {
public:
    Places(const Table& table, ElementSet group, const MoveLimits& limits, const FoundPlace& found)
        : m_table(table), m_limits(limits), m_found(found), m_leader(table.body(limits.piece)), m_members(group) {}

    bool offer(Vec centre, Vec facing) { return m_found({centre, facing}); }

    /// A leader's end that brings member `p` to `to`.
    bool offerFor(PieceId p, const Pose& to) {
        return m_found(p == m_limits.piece ? to : movedWith(m_leader, m_table.body(p), to));
    }

    bool contacts(const Neighbours& neighbours);
    bool advances(double clear);
    bool wheels();
    bool nears(PieceId enemy);
    bool free(PieceId enemy);

private:
    bool isAtEnd(double side) const;
    bool contactsWith(PieceId enemy, bool isFree);

    const Table& m_table;
    const MoveLimits& m_limits;
    const FoundPlace& m_found;
    const Body& m_leader;
    const ElementSet m_members;
};

bool Places::contactsWith(PieceId enemy, bool isFree) {
    const Body& target = m_table.body(enemy);
    const double reach = m_limits.allowance + reachBeyond;
    for (const PieceId p : m_members) {
        const Body& body = m_table.body(p);
        if (squaredLength(body.pose.centre - target.pose.centre) > reach * reach)
            continue;
        if (m_limits.how != SingleMove && !mayLineUp(body, target))
            continue;
        if (m_limits.how == ColumnMove && p != m_limits.piece)
            continue;
        const Pose front = flush(body, target, Contact::Front);
        if (isFree && offerFor(p, front))
            return true;
        if (m_limits.how != SingleMove)
            continue;
        if (comesFromBehind(body, target))
            for (const Contact edge : {Contact::LeftFlank, Contact::RightFlank, Contact::Rear})
                if (offerFor(p, flush(body, target, edge)))
                    return true;
        for (const double aside : {1.0, -1.0})
            if (offer(front.centre + target.right() * aside, front.facing))
                return true;
    }
    return false;
}

bool Places::contacts(const Neighbours& neighbours) {
    for (const PieceId e : neighbours.inField(other(m_table.side(m_limits.piece))))
        if (contactsWith(e, !neighbours.opponent(e)))
            return true;
    return false;
}

// Straight ahead, outside the zones of those before it.
bool Places::advances(double clear) {
    for (const double part : {1.0, 0.5})
        if (clear * part > 0.05 && offer(m_leader.pose.centre + m_leader.facing() * (clear * part), m_leader.facing()))
            return true;
    return false;
}

// Wheels of about 20 and 40 degrees, to both sides.
bool Places::wheels() {
    const Vec f = m_leader.facing();
    for (const double sine : {0.34, -0.34, 0.64, -0.64}) {
        const double cosine = std::sqrt(1 - sine * sine);
        const Vec facing{f.x * cosine - f.y * sine, f.x * sine + f.y * cosine};
        // Wheels about the leader's own corner, which is the group's corner only at that end of the line.
        if (!isAtEnd(sine > 0 ? -1 : 1))
            continue;
        const Vec pivot = frontCorners(m_leader)[sine > 0 ? 0 : 1];
        const Vec apart = m_leader.pose.centre - pivot;
        if (offer(pivot + Vec{apart.x * cosine - apart.y * sine, apart.x * sine + apart.y * cosine}, facing))
            return true;
    }
    return false;
}

/// True if no member of the group is farther to that side (-1: left) than the leader.
bool Places::isAtEnd(double side) const {
    for (const PieceId p : m_members)
        if (dot(m_table.body(p).pose.centre - m_leader.pose.centre, m_leader.right()) * side > 0.5)
            return false;
    return true;
}

constexpr double turning = 0.7;  ///< what turning about costs of the way

// Towards the nearest enemy.
bool Places::nears(PieceId enemy) {
    if (!enemy)
        return false;
    const Vec centre = m_leader.pose.centre;
    const Vec towards = direction(m_table.body(enemy).pose.centre - centre, m_leader.facing());
    const double apart = gap(m_leader, m_table.body(enemy));
    for (const double part : {1.0, 0.6}) {
        const double distance = std::min((m_limits.allowance - turning) * part, apart - 1.2);
        if (distance > 0.1 && offer(centre + towards * distance, towards))
            return true;
    }
    return false;
}

// Sideways, back, or about face on the spot.
bool Places::free(PieceId enemy) {
    if (!enemy)
        return false;
    const Vec centre = m_leader.pose.centre;
    const Vec towards = direction(m_table.body(enemy).pose.centre - centre, m_leader.facing());
    if (offer(centre, towards))
        return true;
    for (const double part : {1.0, 0.6}) {
        const double distance = (m_limits.allowance - turning) * part;
        for (const Vec along : {rightOf(towards), -rightOf(towards), -towards})
            if (offer(centre + along * distance, towards) || offer(centre + along * distance, m_leader.facing()))
                return true;
    }
    return offer(centre - m_leader.facing() * std::min(1.0, m_limits.allowance), m_leader.facing());
}

/// Checks each offered place once. Many pairs of elements and enemies lead to the same place.
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
    /// Quick test: too far even with the largest slide, or occupied by a piece that stays.
    bool isHopeless(const Body& end) const {
        constexpr double slide = 1.001;
        const double most = m_limits.allowance + slide;
        if (m_limits.how == SingleMove && !isCornerPathUpTo(m_leader, end, most))
            return true;
        return m_around.neighbours->isTaken(end, ElementSet(m_around.pieces));
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

void findWallPlaces(const Body& leader, const MoveLimits& limits, const Body& work, WallPlaces& places) {
    const double reach = limits.allowance + work.radius() + 1;
    if (squaredLength(work.pose.centre - leader.pose.centre) > reach * reach)
        return;
    for (const Vec n : {Vec{0, 1}, Vec{0, -1}, Vec{1, 0}, Vec{-1, 0}}) {
        const double out = n.x == 0 ? work.halfDepth() : work.halfFrontage();
        const double wide = (n.x == 0 ? work.halfFrontage() : work.halfDepth()) - 0.5;
        const Vec along = rightOf(n);
        const double aside = std::clamp(dot(leader.pose.centre - work.pose.centre, along), -wide, wide);
        places.push({work.pose.centre + n * (out + leader.halfDepth()) + along * aside, -n});
    }
}

void eachOpenPlace(const Table& table, ElementSet group, const MoveLimits& limits, const RoomAhead& ahead,
                   const FoundPlace& found) {
    Places places(table, group, limits, found);
    if (limits.how == GroupMove)
        places.advances(ahead.clear) || places.wheels();
    else
        places.nears(ahead.nearest) || places.advances(ahead.clear) || places.free(ahead.nearest);
}

double clearAhead(const Table& table, PieceId p, ElementSet enemies, double clear) {
    const Body& body = table.body(p);
    for (const PieceId e : enemies) {
        const Body& enemy = table.body(e);
        const Vec apart = enemy.pose.centre - body.pose.centre;
        const double radius = table.radius(e) + 0.01;
        const double ahead = dot(apart, body.facing()) - body.halfDepth();
        if (ahead > -radius && ahead < clear + outsideZone + radius &&
            std::abs(dot(apart, body.right())) < body.halfFrontage() + radius && inLane(body, enemy))
            clear = std::min(clear, gap(body, enemy) - outsideZone);
    }
    return clear;
}

PieceId nearestTo(const Table& table, PieceId p, ElementSet enemies) {
    PieceId nearest;
    double least = 1e9;
    for (const PieceId e : enemies)
        if (const double away = squaredLength(table.body(e).pose.centre - table.body(p).pose.centre); away < least) {
            least = away;
            nearest = e;
        }
    return nearest;
}

void eachMove(const DbaGame& game, const Table& table, const PieceSet& group, const MoveLimits& limits,
              const FoundMove& found) {
    const Neighbours neighbours(game, table);
    const Surroundings around = surroundingsOf(game, table, group, limits, neighbours);
    Checked check(game, table, group, limits, around, found);
    const FoundPlace tried = std::ref(check);
    const ElementSet members(group);
    const ElementSet enemies = neighbours.inField(other(table.side(limits.piece)));
    if (Places(table, members, limits, tried).contacts(neighbours))
        return;
    const Works works = worksOfEnemy(game, table, table.side(limits.piece));
    WallPlaces atWalls;
    for (const Body& work : works.all())
        findWallPlaces(table.body(limits.piece), limits, work, atWalls);
    if (std::ranges::any_of(atWalls.all(), std::ref(check)))
        return;
    RoomAhead ahead{nearestTo(table, limits.piece, enemies), limits.allowance};
    for (const PieceId p : members)
        ahead.clear = clearAhead(table, p, enemies, ahead.clear);
    eachOpenPlace(table, members, limits, ahead, tried);
}

}  // namespace ephor::dba

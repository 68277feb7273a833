#include "core/rules/dba/battle/groups.h"

#include "core/rules/dba/battle/contact.h"
#include "core/rules/dba/battle/features.h"
#include "core/rules/dba/battle/works.h"

#include <algorithm>

namespace ephor::dba {

namespace {

bool standTogether(const Body& a, const Body& b) {
    return isBeside(a, b) || isDirectlyBehind(a, b) || isDirectlyBehind(b, a);
}

// DBA-116, DBA-118: one move, some troops two or three; none while in close combat.
ElementSet whoMayMove(const DbaGame& game, const Table& table, Side side) {
    ElementSet all;
    const bool first = table.counter(side, Bounds) <= 1;
    StackList<Body, armySize + 2> held;  // by enemies
    for (const PieceId e : guardsOf(table, other(side)))
        held.push(standingBody(game, table, e));
    const auto isFighting = [&](PieceId p) {
        return isInContact(table, p) ||
               std::ranges::any_of(held.all(), [&](const Body& work) { return meetsWall(table.body(p), work); });
    };
    for (const PieceId p : presentOf(table, side) & ElementSet(game.elements(side))) {
        const Troop& troop = game.troop(p);
        const int made = table.counter(p, MovesMade);
        const int most = troop.is(Kind::LH) || troop.is(Kind::MtdInf) ? 3 : troop.is(Kind::Ps) ? 2 : 1;
        if (made >= most || isGuard(table, p) || isFighting(p))
            continue;
        const Going now = made > 0 ? goingAt(game, table, troop, table.body(p)) : Going::Good;
        if (made == 0 || (now == Going::Good && (hasFeatures(game, table) || first || !troop.is(Kind::Ps))))
            all.insert(p);
    }
    return all;
}

}  // namespace

Formation::Formation(const DbaGame& game, const Table& table, Side side)
    : m_table(table), m_movable(whoMayMove(game, table, side)) {
    for (const PieceId p : m_movable)
        for (const PieceId other : ElementSet(table.touching(p)) & m_movable)
            if (p.index() < other.index() && standTogether(table.body(p), table.body(other))) {
                m_beside[p.index()].insert(other);
                m_beside[other.index()].insert(p);
            }
}

ElementSet Formation::connected(PieceId p, ElementSet among) const {
    ElementSet group;
    group.insert(p);
    for (ElementSet fresh = group; !fresh.empty();) {
        ElementSet beside;
        for (const PieceId member : fresh)
            beside = beside | m_beside[member.index()];
        fresh = (beside & among) - group;
        group = group | fresh;
    }
    return group;
}

// A whole group is connected, and so is a single element.
ElementSet Formation::partOf(ElementSet group, PieceId p, int code) const {
    if (code == code::group || code == code::column || code == code::byRoad)
        return group;
    ElementSet part;
    part.insert(p);
    if (code == code::single)
        return part;
    const Body& body = m_table.body(p);
    for (const PieceId member : group) {
        const Vec apart = m_table.body(member).pose.centre - body.pose.centre;
        const double aside = dot(apart, body.right());
        if (code == code::toRight  ? aside > -0.5
            : code == code::toLeft ? aside < 0.5
                                   : std::abs(aside) < 0.5 && dot(apart, body.facing()) < 1e-4)
            part.insert(member);
    }
    return part == group || part.size() == 1 ? part : connected(p, part);
}

bool isColumn(const Table& table, const PieceSet& group) {
    const Body& first = table.body(group.first());
    for (const PieceId p : ElementSet(group))
        if (std::abs(dot(table.body(p).pose.centre - first.pose.centre, first.right())) > 0.5)
            return false;
    return true;
}

}  // namespace ephor::dba

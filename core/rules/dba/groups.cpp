// Groups (DBA-117).
#include "core/rules/dba/play.h"

namespace ephor::dba {

namespace {

bool standTogether(const Body& a, const Body& b) {
    if (dot(a.facing(), b.facing()) < 1 - 1e-9)
        return false;
    const Vec apart = b.pose.centre - a.pose.centre;
    const double aside = std::abs(dot(apart, a.right()));
    const double ahead = std::abs(dot(apart, a.facing()));
    const double level = std::abs(dot(frontMiddle(b) - frontMiddle(a), a.facing()));
    const bool sideBySide = std::abs(aside - 1) <= 1e-4 && level <= 1e-4;
    const bool inFile = aside <= 1e-4 && std::abs(ahead - a.halfDepth() - b.halfDepth()) <= 1e-4;
    return sideBySide || inFile;
}

}  // namespace

PieceSet groupOf(const Table& table, PieceId p, const PieceSet& among) {
    PieceSet group;
    group.insert(p);
    for (bool grew = true; grew;) {
        grew = false;
        for (const PieceId member : group)
            for (const PieceId next : (table.touching(member) & among) - group)
                if (standTogether(table.body(member), table.body(next))) {
                    group.insert(next);
                    grew = true;
                }
    }
    return group;
}

// Parts that go while the rest stays: all on one side of it, or those behind it.
PieceSet partOf(const Table& table, const PieceSet& group, PieceId p, int code) {
    if (code == code::group || code == code::column)
        return group;
    const Body& body = table.body(p);
    PieceSet part;
    for (const PieceId member : group) {
        const Vec apart = table.body(member).pose.centre - body.pose.centre;
        const double aside = dot(apart, body.right());
        const double ahead = dot(apart, body.facing());
        const bool in = code == code::toRight  ? aside > -0.5
                        : code == code::toLeft ? aside < 0.5
                        : code == code::file   ? std::abs(aside) < 0.5 && ahead < 1e-4
                                               : member == p;
        if (in)
            part.insert(member);
    }
    return groupOf(table, p, part);
}

bool isColumn(const Table& table, const PieceSet& group) {
    const Body& first = table.body(group.first());
    for (const PieceId p : group)
        if (std::abs(dot(table.body(p).pose.centre - first.pose.centre, first.right())) > 0.5)
            return false;
    return true;
}

// DBA-116, DBA-118: once, some troops twice or three times; not while in close combat.
PieceSet movable(const DbaGame& game, const Table& table, Side side) {
    PieceSet all;
    const bool first = table.counter(side, Bounds) <= 1;
    for (const PieceId p : table.present(side) & game.elements(side)) {
        if (isGuard(table, p) || inCombat(game, table, p))
            continue;
        const Troop& troop = game.troop(p);
        const int made = table.counter(p, MovesMade);
        const int most = troop.is(Kind::LH) || troop.is(Kind::MtdInf) ? 3 : troop.is(Kind::Ps) ? 2 : 1;
        const Going now = made > 0 ? goingAt(game, table, troop, table.body(p)) : Going::Good;
        if (made == 0 ||
            (made < most && now == Going::Good && (hasFeatures(game, table) || first || !troop.is(Kind::Ps))))
            all.insert(p);
    }
    return all;
}

}  // namespace ephor::dba

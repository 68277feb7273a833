// Groups (DBA-117).
#include "core/rules/dba/play.h"

#include <bit>

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

// DBA-116, DBA-118: once, some troops twice or three times; not while in close combat.
PieceSet whoMayMove(const DbaGame& game, const Table& table, Side side) {
    PieceSet all;
    const bool first = table.counter(side, Bounds) <= 1;
    for (const PieceId p : table.present(side) & game.elements(side)) {
        const Troop& troop = game.troop(p);
        const int made = table.counter(p, MovesMade);
        const int most = troop.is(Kind::LH) || troop.is(Kind::MtdInf) ? 3 : troop.is(Kind::Ps) ? 2 : 1;
        if (made >= most || isGuard(table, p) || inCombat(game, table, p))
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
        for (const PieceId other : table.touching(p) & m_movable)
            if (p.index() < other.index() && standTogether(table.body(p), table.body(other))) {
                m_beside[p.index()].insert(other);
                m_beside[other.index()].insert(p);
            }
}

// Two armies and those in their works are fewer than one word of a set has room for.
PieceSet Formation::connected(PieceId p, const PieceSet& among) const {
    static_assert(std::tuple_size_v<decltype(m_beside)> <= 64);
    std::uint64_t group = std::uint64_t{1} << p.index();
    for (std::uint64_t fresh = group; fresh != 0;) {
        std::uint64_t beside = 0;
        for (; fresh != 0; fresh &= fresh - 1)
            beside |= m_beside[static_cast<std::size_t>(std::countr_zero(fresh))].word(0);
        fresh = beside & among.word(0) & ~group;
        group |= fresh;
    }
    PieceSet all;
    all.setWord(0, group);
    return all;
}

// Parts that go while the rest stays: all on one side of it, or those behind it.
PieceSet Formation::partOf(const PieceSet& group, PieceId p, int code) const {
    if (code == code::group || code == code::column || code == code::byRoad)
        return group;
    PieceSet part;
    part.insert(p);
    if (code == code::single)
        return part;
    const Body& body = m_table.body(p);
    for (const PieceId member : group) {
        const Vec apart = m_table.body(member).pose.centre - body.pose.centre;
        const double aside = dot(apart, body.right());
        const double ahead = dot(apart, body.facing());
        const bool in = code == code::toRight  ? aside > -0.5
                        : code == code::toLeft ? aside < 0.5
                                               : std::abs(aside) < 0.5 && ahead < 1e-4;
        if (in)
            part.insert(member);
    }
    return connected(p, part);
}

bool isColumn(const Table& table, const PieceSet& group) {
    const Body& first = table.body(group.first());
    for (const PieceId p : group)
        if (std::abs(dot(table.body(p).pose.centre - first.pose.centre, first.right())) > 0.5)
            return false;
    return true;
}

}  // namespace ephor::dba

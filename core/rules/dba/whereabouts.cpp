#include "core/rules/dba/whereabouts.h"

#include "core/table/geometry.h"

namespace ephor::dba {

Whereabouts::Whereabouts(const DbaGame& game, const Table& table)
    : m_table(&table),
      m_scale{squares / table.size().width, squares / table.size().height},
      m_present(table.present()),
      m_works(worksOf(game, table)) {
    for (const PieceId p : m_present) {
        m_largest = std::max(m_largest, table.radius(p));
        if (!isGuard(table, p))
            m_inField.insert(p);
    }
    for (const PieceId p : m_present)
        mark(p);
}

// A place beside the table counts for the square at its edge: to those on the table that is no farther.
template <typename See> void Whereabouts::eachSquareNear(PieceId p, See&& see) {
    constexpr double inTouch = 0.11;  // more than what counts as contact
    const double reach = m_table->radius(p) + m_largest + inTouch;
    const Vec centre = m_poses[p.index()].centre;
    const std::size_t left = along(centre.x - reach, m_scale.x);
    const std::size_t right = along(centre.x + reach, m_scale.x);
    const std::size_t top = along(centre.y + reach, m_scale.y);
    for (std::size_t row = along(centre.y - reach, m_scale.y); row <= top; ++row)
        for (std::size_t column = left; column <= right; ++column)
            see(m_near[row * squares + column]);
}

void Whereabouts::mark(PieceId p) {
    m_poses[p.index()] = m_table->body(p).pose;
    eachSquareNear(p, [p](ElementSet& square) { square.insert(p); });
}

void Whereabouts::follow(Moved& moved) {
    moved.others = ElementSet(m_table->present()) != m_present;
    if (moved.others)
        return;
    for (const PieceId p : m_present)
        if (m_table->body(p).pose != m_poses[p.index()]) {
            moved.pieces.insert(p);
            moved.from.push(m_poses[p.index()].centre);
            eachSquareNear(p, [p](ElementSet& square) { square.erase(p); });
            mark(p);
        }
    if (!moved.pieces.empty())
        m_hasFoe = {};
}

namespace {

/// The same as `overlap`, axis by axis: most of those near are apart on the first.
bool sharesGround(const Body& a, const Body& b) {
    const Vec between = b.pose.centre - a.pose.centre;
    const double c = std::abs(dot(a.facing(), b.facing()));
    const double s = std::abs(cross(a.facing(), b.facing()));
    const auto apart = [&](double offset, double own, double along, double across) {
        return !(own + along + across - std::abs(offset) > tolerance);
    };
    return !apart(dot(between, a.facing()), a.halfDepth(), b.halfFrontage() * s, b.halfDepth() * c) &&
           !apart(dot(between, a.right()), a.halfFrontage(), b.halfFrontage() * c, b.halfDepth() * s) &&
           !apart(dot(between, b.right()), b.halfFrontage(), a.halfFrontage() * c, a.halfDepth() * s) &&
           !apart(dot(between, b.facing()), b.halfDepth(), a.halfFrontage() * s, a.halfDepth() * c);
}

}  // namespace

PieceId Whereabouts::whoStandsIn(const Body& body, ElementSet among) const {
    const double radius = body.radius();
    for (const PieceId p : near(body.pose.centre) & among) {
        const Body& other = m_table->body(p);
        const double reach = radius + m_table->radius(p);
        if (squaredLength(other.pose.centre - body.pose.centre) < reach * reach && sharesGround(body, other))
            return p;
    }
    return {};
}

}  // namespace ephor::dba

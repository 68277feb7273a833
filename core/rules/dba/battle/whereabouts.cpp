#include "core/rules/dba/battle/whereabouts.h"

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

PieceId Whereabouts::whoStandsIn(const Body& body, ElementSet among) const {
    for (const PieceId p : near(body.pose.centre) & among)
        if (overlap(body, m_table->body(p)))
            return p;
    return {};
}

}  // namespace ephor::dba

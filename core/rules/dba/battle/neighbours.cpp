#include "core/rules/dba/battle/neighbours.h"

#include "core/table/geometry.h"

namespace ephor::dba {

Neighbours::Neighbours(const DbaGame& game, const Table& table)
    : m_table(&table),
      m_scale{squares / table.size().width, squares / table.size().height},
      m_works(worksOf(game, table)) {
    for (const PieceId p : ElementSet(table.present())) {
        m_largest = std::max(m_largest, table.radius(p));
        if (!isGuard(table, p))
            m_inField.insert(p);
    }
    for (const PieceId p : ElementSet(table.present()))
        mark(p);
}

// A place off the table counts for the square at the edge, which is never farther from the pieces on the table.
void Neighbours::mark(PieceId p) {
    constexpr double inTouch = 0.11;  // more than what counts as contact
    const double reach = m_table->radius(p) + m_largest + inTouch;
    const Vec centre = m_table->body(p).pose.centre;
    const std::size_t left = along(centre.x - reach, m_scale.x);
    const std::size_t right = along(centre.x + reach, m_scale.x);
    const std::size_t top = along(centre.y + reach, m_scale.y);
    for (std::size_t row = along(centre.y - reach, m_scale.y); row <= top; ++row)
        for (std::size_t column = left; column <= right; ++column)
            m_near[row * squares + column].insert(p);
}

PieceId Neighbours::whoStandsIn(const Body& body, ElementSet among) const {
    for (const PieceId p : near(body.pose.centre) & among)
        if (overlap(body, m_table->body(p)))
            return p;
    return {};
}

}  // namespace ephor::dba

#include "core/rules/dba/battle/neighbours.h"

#include "core/table/geometry.h"

namespace ephor::dba {

Neighbours::Neighbours(const DbaGame& game, const Table& table)
    : m_table(&table),
      m_scale{Strips{}.size() / table.size().width, Strips{}.size() / table.size().height},
      m_works(worksOf(game, table)) {
    for (const PieceId p : ElementSet(table.present())) {
        m_largest = std::max(m_largest, table.radius(p));
        if (!isGuard(table, p))
            m_inField.insert(p);
    }
    for (const PieceId p : ElementSet(table.present()))
        mark(p);
}

void Neighbours::mark(PieceId p) {
    constexpr double inTouch = 0.11;  // more than what counts as contact
    const double reach = m_table->radius(p) + m_largest + inTouch;
    const Vec centre = m_table->body(p).pose.centre;
    mark(m_columns, p, centre.x - reach, centre.x + reach, m_scale.x);
    mark(m_rows, p, centre.y - reach, centre.y + reach, m_scale.y);
}

// A place off the table counts for the strip at the edge, which is never farther from the pieces on the table.
void Neighbours::mark(Strips& strips, PieceId p, double low, double high, double scale) {
    const std::size_t last = along(high, scale);
    for (std::size_t i = along(low, scale); i <= last; ++i)
        strips[i].insert(p);
}

PieceId Neighbours::whoStandsIn(const Body& body, ElementSet among) const {
    for (const PieceId p : near(body.pose.centre) & among)
        if (overlap(body, m_table->body(p)))
            return p;
    return {};
}

}  // namespace ephor::dba

#include "core/rules/dba/whereabouts.h"

#include "core/table/geometry.h"

namespace ephor::dba {

Whereabouts::Whereabouts(const DbaGame& game, const Table& table)
    : m_table(table),
      m_scale{squares / table.size().width, squares / table.size().height},
      m_works(worksOf(game, table)) {
    constexpr double inTouch = 0.11;  // more than what counts as contact
    double largest = 0;
    for (const PieceId p : ElementSet(table.present())) {
        largest = std::max(largest, table.radius(p));
        if (!isGuard(table, p))
            m_inField.insert(p);
    }
    m_reach = length({0.5 / m_scale.x, 0.5 / m_scale.y}) + largest + inTouch;
}

// A place beside the table counts for the square at its edge: to those on the table that is no farther.
void Whereabouts::look(std::size_t square) const {
    const std::size_t column = square % squares;
    const std::size_t row = square / squares;
    const Vec middle{(static_cast<double>(column) + 0.5) / m_scale.x, (static_cast<double>(row) + 0.5) / m_scale.y};
    m_near[square] = ElementSet(m_table.near(middle, m_reach));
    m_isKnown[square] = true;
}

bool Whereabouts::isTaken(const Body& body, ElementSet among) const {
    for (const PieceId p : near(body.pose.centre) & among)
        if (overlap(body, m_table.body(p)))
            return true;
    return false;
}

}  // namespace ephor::dba

#include "core/rules/ohw/battle/board.h"

#include <bit>

namespace ephor::ohw {

void Board::read(const Table& table) {
    m_table = &table;
    m_units.fill({});
    m_occupied = m_attackable = {};
    for (const PieceId unit : table.present()) {
        const Pose& pose = table.body(unit).pose;
        put(unit, m_game->squareAt(pose.centre), headingOf(pose.facing));
    }
}

Units Board::besideEnemies(Side side) const {
    Units units;
    const Squares squares = occupied(side) & occupied(other(side)).beside();
    for (int row = 0; row < grid().rows; ++row)
        for (std::uint32_t left = squares.row(Place(0, row).row()); left != 0; left &= left - 1)
            units.insert(at({std::countr_zero(left) - Place::span, row}));
    return units;
}

Units Board::mayGroup(Side side) const {
    Units units = steadyOf(*m_table, m_table->present(side) - m_table->with(Moved));
    if (!m_game->isEven())
        for (const PieceId unit : units)
            if (slows(m_game->terrainAt(place(unit)), m_game->profile(unit).traits))
                units.erase(unit);
    return units;
}

}  // namespace ephor::ohw

#include "core/rules/ohw/battle/board.h"

#include <bit>

namespace ephor::ohw {

namespace {

constexpr std::uint8_t far = 60;

/// Steps along a row, from every place in it to every other.
constexpr auto stepsAlongRow = [] {
    std::array<std::array<std::uint8_t, Place::perRow>, Place::perRow> all{};
    for (std::size_t from = 0; from < all.size(); ++from)
        for (std::size_t to = 0; to < all[from].size(); ++to)
            all[from][to] = static_cast<std::uint8_t>(from < to ? to - from : from - to);
    return all;
}();

}  // namespace

// Rows are worked out in whole registers of 16 columns: so many take their step at once.
Distances::Distances(const Grid& grid)
    : m_count(static_cast<std::size_t>(grid.rows)), m_registers(grid.columns + Place::span < 16 ? 1 : 2) {
    m_steps.fill(far);
}

// Along the rows and from row to row northwards, then back.
bool Distances::lookFrom(const Squares& squares) {
    const std::size_t columns = m_registers * 16;
    std::array<Row, mostRows + 2> rows;  // with one beyond each edge
    rows[0].fill(far);
    for (std::size_t row = 1; row <= m_count; ++row) {
        const Row& south = rows[row - 1];
        Row& here = rows[row];
        here.fill(far);
        for (std::uint32_t left = squares.row(row + Place::span - 1); left != 0; left &= left - 1) {
            const Row& along = stepsAlongRow[static_cast<std::size_t>(std::countr_zero(left))];
            for (std::size_t i = 0; i < columns; ++i)
                here[i] = here[i] < along[i] ? here[i] : along[i];
        }
        for (std::size_t i = 0; i < columns; ++i) {
            const auto step = static_cast<std::uint8_t>(south[i] + 1);
            here[i] = step < here[i] ? step : here[i];
        }
    }
    Row others{};
    rows[m_count + 1].fill(far);
    for (std::size_t row = m_count; row > 0; --row) {
        const Row& north = rows[row + 1];
        Row& here = rows[row];
        std::uint8_t* const kept = &m_steps[(row + Place::span - 1) * Place::perRow];
        for (std::size_t i = 0; i < columns; ++i) {
            const auto step = static_cast<std::uint8_t>(north[i] + 1);
            here[i] = step < here[i] ? step : here[i];
            others[i] |= static_cast<std::uint8_t>(here[i] ^ kept[i]);
            kept[i] = here[i];
        }
    }
    return others != Row{};
}

News::News(const Grid& grid) : m_registers((static_cast<std::size_t>(grid.rows) + 3) / 4) { everywhere(); }

News::Rows News::wider(const Rows& changed) const {
    Rows all{};
    const std::size_t count = m_registers * 4;
    for (std::size_t row = 1; row <= count; ++row)
        all[row] = changed[row] | changed[row] << 1 | changed[row] >> 1 | changed[row - 1] | changed[row + 1];
    return all;
}

void News::spread() {
    const std::size_t count = m_registers * 4;
    const Rows near = wider(wider(m_changed));
    Rows changed = near;
    for (auto& [ways, standing, move, charge] : m_rows) {
        for (std::size_t row = 1; row <= count; ++row) {
            ways[row] |= changed[row];
            standing[row] |= near[row];
            move[row] |= changed[row];
            charge[row] |= changed[row];
        }
        changed = wider(changed);
    }
    for (std::size_t row = 1; row <= count; ++row)
        m_ofFights[row] |= near[row];
    m_changed = {};
    m_hasChanged = false;
}

void Board::read() {
    m_news.everywhere();
    m_units.fill({});
    m_standing = m_marks = {};
    for (const PieceId unit : m_table->present()) {
        const Pose& pose = m_table->body(unit).pose;
        enter(unit, m_game->squareAt(pose.centre), headingOf(pose.facing));
        mark(unit);
    }
    for (const std::size_t side : {0, 1})
        m_steady[side].known = m_flanks[side].known = m_knowsGeneral[side] = false;
}

Units Board::besideEnemies(Side side) const {
    Units units;
    const Squares squares = standing(side) & standing(other(side)).beside();
    for (int row = 0; row < grid().rows; ++row)
        for (std::uint32_t left = squares.row(Place(0, row).row()); left != 0; left &= left - 1)
            units.insert(at({std::countr_zero(left) - Place::span, row}));
    return units;
}

const Distances& Board::lookForEnemies(Side side) const {
    Lookout& steady = m_steady[index(side)];
    if (steady.steps.lookFrom(marks(side) & standing(other(side))))
        m_news.ofWays(true);
    steady.known = true;
    return steady.steps;
}

const Distances& Board::lookForFlanks(Side side) const {
    Lookout& flanks = m_flanks[index(side)];
    Squares beside;
    for (const PieceId enemy : m_table->present(other(side)) - m_table->with(Fleeing))
        beside.insertFlanks(place(enemy), heading(enemy));
    if (flanks.steps.lookFrom((beside & m_game->squares()) - standing(Side::A) - standing(Side::B)))
        m_news.ofWays(false);
    flanks.known = true;
    return flanks.steps;
}

}  // namespace ephor::ohw

#include "core/ai/ohw/distances.h"

#include <bit>

namespace ephor::ohw {

namespace {

constexpr std::uint8_t far = 60;

/// Steps along a row, from every place to every other.
constexpr auto stepsAlongRow = [] {
    std::array<std::array<std::uint8_t, Place::perRow>, Place::perRow> all{};
    for (std::size_t from = 0; from < all.size(); ++from)
        for (std::size_t to = 0; to < all[from].size(); ++to)
            all[from][to] = static_cast<std::uint8_t>(from < to ? to - from : from - to);
    return all;
}();

}  // namespace

// Rows are processed in registers of 16 columns, which take each step in parallel.
Distances::Distances(const Grid& grid)
    : m_count(static_cast<std::size_t>(grid.rows)), m_registers(grid.columns + Place::span < 16 ? 1 : 2) {
    m_steps.fill(far);
}

// One pass northwards along and across the rows, then one back.
bool Distances::computeTo(const Squares& squares) {
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

}  // namespace ephor::ohw

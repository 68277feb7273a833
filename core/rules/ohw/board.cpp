#include "core/rules/ohw/board.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace ephor::ohw {

namespace {

constexpr std::uint8_t far = 60;

/// Steps along a row, from every column to every other.
template <typename Row> constexpr std::array<Row, mostColumns> stepsAlongRow() {
    std::array<Row, mostColumns> all{};
    for (std::size_t from = 0; from < all.size(); ++from)
        for (std::size_t to = 0; to < all[from].size(); ++to)
            all[from][to] = static_cast<std::uint8_t>(from < to ? to - from : from - to);
    return all;
}

template <typename Part> Part nearer(const Part& a, const Part& b) { return a < b ? a : b; }

}  // namespace

void Distances::clear() {
    for (std::size_t row = 0; row < m_count; ++row)
        for (std::size_t part = 0; part < m_parts; ++part)
            m_rows[row][part] = Part{} + far;
}

void Distances::begin(Square square) {
    static constexpr auto along = stepsAlongRow<std::array<std::uint8_t, sizeof(Row)>>();
    Row steps;
    std::memcpy(&steps, along[static_cast<std::size_t>(square.column)].data(), sizeof steps);
    Row& row = m_rows[static_cast<std::size_t>(square.row)];
    for (std::size_t part = 0; part < m_parts; ++part)
        row[part] = nearer(row[part], steps[part]);
}

// Along the rows it has been done: now from row to row.
void Distances::spread() {
    for (std::size_t part = 0; part < m_parts; ++part) {
        for (std::size_t row = 1; row < m_count; ++row)
            m_rows[row][part] = nearer(m_rows[row][part], m_rows[row - 1][part] + 1);
        for (std::size_t row = m_count - 1; row > 0; --row)
            m_rows[row - 1][part] = nearer(m_rows[row - 1][part], m_rows[row][part] + 1);
    }
}

bool Distances::sameAs(const Distances& o) const {
    using Words = std::uint64_t __attribute__((vector_size(columnsOfPart)));
    Part differences{};
    for (std::size_t row = 0; row < m_count; ++row)
        for (std::size_t part = 0; part < m_parts; ++part)
            differences |= m_rows[row][part] ^ o.m_rows[row][part];
    const Words all = reinterpret_cast<const Words&>(differences);
    return (all[0] | all[1]) == 0;
}

namespace {

/// Four rows at once.
using Four = std::uint32_t __attribute__((vector_size(4 * sizeof(std::uint32_t))));

Four fourAt(const std::uint32_t* rows) {
    Four four;
    std::memcpy(&four, rows, sizeof four);
    return four;
}
void putFour(std::uint32_t* rows, const Four& four) { std::memcpy(rows, &four, sizeof four); }

}  // namespace

void News::spread() {
    static_assert(mostRows % 4 == 0);
    Rows changed = m_changed;
    Rows wider{};
    for (std::size_t steps = 1; steps <= looks + 1; ++steps) {
        for (std::size_t row = 1; row <= mostRows; row += 4) {
            const Four here = fourAt(&changed[row]);
            putFour(&wider[row], here | here << 1 | here >> 1 | fourAt(&changed[row - 1]) | fourAt(&changed[row + 1]));
        }
        std::swap(changed, wider);
        if (steps == 1)
            continue;
        for (Rows& rows : m_rows[steps - 2])
            for (std::size_t row = 1; row <= mostRows; row += 4)
                putFour(&rows[row], fourAt(&rows[row]) | fourAt(&changed[row]));
    }
    m_changed = {};
    m_hasChanged = false;
}

void Board::read() {
    m_news.everywhere();
    m_units.fill({});
    m_lines = {};
    m_taken = {};
    m_fleeing = m_wild = {};
    for (const PieceId unit : m_table->present()) {
        const Pose& pose = m_table->body(unit).pose;
        enter(unit, m_game->squareAt(pose.centre), headingOf(pose.facing));
    }
    for (const std::size_t side : {0, 1})
        m_steady[side].known = m_flanks[side].known = m_knowsGeneral[side] = m_knowsGroupers[side] = false;
}

namespace {

void beginAll(Distances& steps, std::size_t row, std::uint32_t columns) {
    for (; columns != 0; columns &= columns - 1)
        steps.begin({std::countr_zero(columns), static_cast<int>(row) - 1});
}

}  // namespace

const Distances& Board::lookForEnemies(Side side) const {
    Lookout& steady = m_steady[index(side)];
    const Lines& lines = m_lines[index(other(side))];
    const Distances before = steady.steps;
    steady.steps.clear();
    for (std::size_t row = 1; row <= mostRows; ++row)
        beginAll(steady.steps, row, lines[0][row] | lines[1][row] | lines[2][row] | lines[3][row]);
    steady.steps.spread();
    if (!steady.steps.sameAs(before))
        m_news.ofWays(true);
    steady.known = true;
    return steady.steps;
}

const Distances& Board::lookForFlanks(Side side) const {
    Lookout& flanks = m_flanks[index(side)];
    const auto& [north, east, south, west] = m_lines[index(other(side))];
    const Distances before = flanks.steps;
    flanks.steps.clear();
    const std::uint32_t columns = (1U << grid().columns) - 1;
    for (std::size_t row = 1; row <= static_cast<std::size_t>(grid().rows); ++row) {
        const std::uint32_t aside = north[row] | south[row];
        const std::uint32_t eastOf = (aside | west[row]) << 1;
        const std::uint32_t westOf = (aside | east[row]) >> 1;
        const std::uint32_t northOf = east[row - 1] | west[row - 1] | south[row - 1];
        const std::uint32_t southOf = east[row + 1] | west[row + 1] | north[row + 1];
        beginAll(flanks.steps, row, (eastOf | westOf | northOf | southOf) & columns & ~m_taken[row]);
    }
    flanks.steps.spread();
    if (!flanks.steps.sameAs(before))
        m_news.ofWays(false);
    flanks.known = true;
    return flanks.steps;
}

}  // namespace ephor::ohw

#include "core/rules/ohw/board.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace ephor::ohw {

namespace {

constexpr std::uint8_t far = 60;

/// Steps along a row, from every column to every other and to the one before the first.
template <typename Row> constexpr std::array<Row, mostColumns> stepsAlongRow() {
    std::array<Row, mostColumns> all{};
    for (std::size_t from = 0; from < all.size(); ++from)
        for (std::size_t to = 0; to < all[from].size(); ++to)
            all[from][to] = static_cast<std::uint8_t>(from + 1 < to ? to - (from + 1) : from + 1 - to);
    return all;
}

template <typename Part> Part nearer(const Part& a, const Part& b) { return a < b ? a : b; }

}  // namespace

Distances::Distances(const Grid& grid) : m_count(grid.rows), m_parts(grid.columns + 2 > columnsOfPart ? 2 : 1) {
    for (Row& row : m_rows)
        row.fill(Part{} + far);
}

bool Distances::lookFrom(const Squares& squares) {
    static constexpr auto along = stepsAlongRow<std::array<std::uint8_t, sizeof(Row)>>();
    Part others{};
    for (std::size_t part = 0; part < m_parts; ++part) {
        // Along the rows and from row to row northwards, then back.
        std::array<Part, mostRows> rows;
        Part steps = Part{} + far;
        for (int row = 0; row < m_count; ++row) {
            steps = nearer(steps + 1, Part{} + far);
            for (std::uint32_t left = squares.row(row); left != 0; left &= left - 1) {
                Part from;
                std::memcpy(&from, &along[static_cast<std::size_t>(std::countr_zero(left))][part * sizeof(Part)],
                            sizeof from);
                steps = nearer(steps, from);
            }
            rows[static_cast<std::size_t>(row)] = steps;
        }
        for (int row = m_count - 1; row >= 0; --row) {
            steps = nearer(steps + 1, rows[static_cast<std::size_t>(row)]);
            Part& kept = m_rows[static_cast<std::size_t>(row) + 1][part];
            others |= steps ^ kept;
            kept = steps;
        }
    }
    using Words = std::uint64_t __attribute__((vector_size(columnsOfPart)));
    const Words all = reinterpret_cast<const Words&>(others);
    return (all[0] | all[1]) != 0;
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
    m_standing = m_marks = {};
    for (const PieceId unit : m_table->present()) {
        const Pose& pose = m_table->body(unit).pose;
        enter(unit, m_game->squareAt(pose.centre), headingOf(pose.facing));
    }
    for (const std::size_t side : {0, 1})
        m_steady[side].known = m_flanks[side].known = m_knowsGeneral[side] = false;
}

PieceSet Board::besideEnemies(Side side) const {
    PieceSet units;
    const Squares squares = standing(side) & standing(other(side)).beside();
    for (int row = 0; row < grid().rows; ++row)
        for (std::uint32_t left = squares.row(row); left != 0; left &= left - 1)
            units.insert(at({std::countr_zero(left), row}));
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
        for (const Heading way : {leftOf(heading(enemy)), opposite(heading(enemy)), rightOf(heading(enemy))})
            beside.insert(stepped(square(enemy), way));
    if (flanks.steps.lookFrom((beside & m_game->squares()) - standing(Side::A) - standing(Side::B)))
        m_news.ofWays(false);
    flanks.known = true;
    return flanks.steps;
}

}  // namespace ephor::ohw

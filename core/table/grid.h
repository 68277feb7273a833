// The table of games on squares. Columns count from the west, rows from the south, both from 0.
#pragma once

#include "core/table/body.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace ephor {

struct Square {
    int column = 0;
    int row = 0;

    friend constexpr bool operator==(const Square&, const Square&) = default;
};

/// The facing or direction of a unit, clockwise.
enum class Heading : std::uint8_t { North, East, South, West };

inline constexpr std::array headings{Heading::North, Heading::East, Heading::South, Heading::West};

/// Turned clockwise by quarter turns; a negative number turns counter-clockwise.
constexpr Heading turned(Heading heading, int quarters) {
    return static_cast<Heading>(static_cast<unsigned>(static_cast<int>(heading) + quarters) % 4);
}
constexpr Heading rightOf(Heading heading) { return turned(heading, 1); }
constexpr Heading opposite(Heading heading) { return turned(heading, 2); }
constexpr Heading leftOf(Heading heading) { return turned(heading, 3); }
/// Offset of the next square for each heading.
inline constexpr std::array<Square, headings.size()> nextSquares{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

/// The square `steps` squares away. It may be off the grid.
constexpr Square stepped(Square from, Heading heading, int steps = 1) {
    const Square step = nextSquares[static_cast<std::size_t>(heading)];  // branch-free: the heading cannot be predicted
    return {from.column + step.column * steps, from.row + step.row * steps};
}

/// Number of steps along rows and columns.
constexpr int steps(Square a, Square b) {
    const int columns = a.column < b.column ? b.column - a.column : a.column - b.column;
    const int rows = a.row < b.row ? b.row - a.row : a.row - b.row;
    return columns + rows;
}

/// True if the squares share an edge.
constexpr bool adjoin(Square a, Square b) { return steps(a, b) == 1; }

/// The heading that leads straight from one square to another; none for the same square or if neither row nor column is
/// equal.
constexpr std::optional<Heading> straightTo(Square from, Square to) {
    if (from == to || (from.column != to.column && from.row != to.row)) {
        return std::nullopt;
    }
    if (from.column == to.column) {
        return from.row < to.row ? Heading::North : Heading::South;
    }
    return from.column < to.column ? Heading::East : Heading::West;
}

/// The edge of a unit with this facing that is on that side.
constexpr Edge edgeToward(Heading facing, Heading direction) {
    return static_cast<Edge>((static_cast<unsigned>(direction) + 4U - static_cast<unsigned>(facing)) % 4U);
}

/// A short list of squares in a fixed order, without allocation.
template <std::size_t N> class SquareList {
public:
    constexpr void add(Square square) { m_squares[m_count++] = square; }
    constexpr std::size_t size() const { return m_count; }
    constexpr bool empty() const { return m_count == 0; }
    constexpr Square operator[](std::size_t i) const { return m_squares[i]; }
    constexpr const Square* begin() const { return m_squares.data(); }
    constexpr const Square* end() const { return m_squares.data() + m_count; }

private:
    std::array<Square, N> m_squares{};
    std::size_t m_count = 0;
};

/// A rectangle of squares from its south-west corner to its north-east corner, both included. Empty if the corners are
/// the wrong way round.
struct Zone {
    Square first;
    Square last{-1, -1};

    constexpr bool contains(Square s) const {
        return first.column <= s.column && s.column <= last.column && first.row <= s.row && s.row <= last.row;
    }
    constexpr int columns() const { return last.column < first.column ? 0 : last.column - first.column + 1; }
    constexpr int rows() const { return last.row < first.row ? 0 : last.row - first.row + 1; }
    constexpr int count() const { return columns() * rows(); }
    /// The i-th square, row by row from the south-west.
    constexpr Square operator[](int i) const { return {first.column + i % columns(), first.row + i / columns()}; }

    friend constexpr bool operator==(const Zone&, const Zone&) = default;
};

/// The intersection of two zones.
constexpr Zone common(const Zone& a, const Zone& b) {
    const auto larger = [](int x, int y) { return x < y ? y : x; };
    const auto smaller = [](int x, int y) { return x < y ? x : y; };
    return {{larger(a.first.column, b.first.column), larger(a.first.row, b.first.row)},
            {smaller(a.last.column, b.last.column), smaller(a.last.row, b.last.row)}};
}

struct Grid {
    int columns = 0;
    int rows = 0;

    constexpr Zone all() const { return {{0, 0}, {columns - 1, rows - 1}}; }
    constexpr int count() const { return columns * rows; }
    constexpr bool contains(Square s) const { return all().contains(s); }
    /// Index of a square in a flat array, row by row from the south-west, and the inverse.
    constexpr int index(Square s) const { return s.row * columns + s.column; }
    constexpr Square square(int i) const { return {i % columns, i / columns}; }

    /// The neighbours on the grid that share an edge, clockwise from the north.
    constexpr SquareList<4> adjoining(Square s) const {
        SquareList<4> found;
        for (const Heading heading : headings) {
            if (const Square next = stepped(s, heading); contains(next)) {
                found.add(next);
            }
        }
        return found;
    }

    /// The `depth` rows or columns nearest to an edge: a deployment zone.
    constexpr Zone along(Heading edge, int depth) const {
        switch (edge) {
        case Heading::North:
            return common(all(), {{0, rows - depth}, {columns - 1, rows - 1}});
        case Heading::East:
            return common(all(), {{columns - depth, 0}, {columns - 1, rows - 1}});
        case Heading::South:
            return common(all(), {{0, 0}, {columns - 1, depth - 1}});
        case Heading::West:
            break;
        }
        return common(all(), {{0, 0}, {depth - 1, rows - 1}});
    }

    friend constexpr bool operator==(const Grid&, const Grid&) = default;
};

/// The unit vector of a heading on the continuous table, y to the north.
constexpr Vec facingOf(Heading heading) {
    switch (heading) {
    case Heading::North:
        return {0, 1};
    case Heading::East:
        return {1, 0};
    case Heading::South:
        return {0, -1};
    case Heading::West:
        break;
    }
    return {-1, 0};
}

/// The pose in the middle of a square. `side` is the size of a square in inches; the south-west corner of the table is
/// the origin.
constexpr Pose poseOn(Square square, Heading heading, double side) {
    return {{(square.column + 0.5) * side, (square.row + 0.5) * side}, facingOf(heading)};
}

}  // namespace ephor

// Sets of squares: a bit for each, so that those of a whole row are looked at together.
#pragma once

#include "core/table/grid.h"

namespace ephor::ohw {

/// OTW-202: the grid that the table carries. Squares are `options.square` inches wide; whole squares only.
inline constexpr int fewestColumns = 6, mostColumns = 20, fewestRows = 6, mostRows = 12;
inline constexpr int mostSquares = mostColumns * mostRows;

/// Place of a square in a flat array that has room for the squares just beyond any grid's edges, too: who looks at a neighbour need not ask for the edge.
constexpr std::size_t placeOf(Square square) {
    const int place = (square.row + 1) * 32 + square.column + 1;
    return static_cast<std::size_t>(place);
}
inline constexpr std::size_t places = placeOf({mostColumns, mostRows}) + 1;

/// Squares of a grid, and of the rows and columns just beyond its edges.
class Squares {
public:
    static constexpr int span = 3;  ///< the largest Move

    void insert(Square square) { m_rows[placeOfRow(square.row)] |= bitOf(square.column); }
    void erase(Square square) { m_rows[placeOfRow(square.row)] &= ~bitOf(square.column); }
    bool contains(Square square) const { return (m_rows[placeOfRow(square.row)] & bitOf(square.column)) != 0; }

    /// Columns of a row of the grid, the first in the lowest bit.
    std::uint32_t row(int row) const { return m_rows[placeOfRow(row)] >> span; }
    /// Those within `span` rows and columns of a square of the grid, a bit for each (bitAbout).
    std::uint64_t about(Square square) const {
        const std::uint32_t* const first = &m_rows[placeOfRow(square.row - span)];
        std::uint64_t all = 0;
        for (int row = across - 1; row >= 0; --row)
            all = all << across | (first[row] >> square.column & ((1U << across) - 1));
        return all;
    }
    /// What stands for a square so far away.
    static constexpr std::uint64_t bitAbout(int right, int up) {
        return std::uint64_t{1} << ((up + span) * across + right + span);
    }
    /// Those that share an edge with one of these, less than `span` rows and columns away; others do not count.
    static constexpr std::uint64_t besideAbout(std::uint64_t about) {
        return about << across | about >> across | about << 1 | about >> 1;
    }

    /// Those that share an edge with one of these.
    Squares beside() const {
        Squares all;
        for (std::size_t row = 1; row + 1 < m_rows.size(); ++row)
            all.m_rows[row] = m_rows[row] << 1 | m_rows[row] >> 1 | m_rows[row - 1] | m_rows[row + 1];
        return all;
    }
    friend Squares operator&(const Squares& a, const Squares& b) {
        Squares both;
        for (std::size_t row = 0; row < both.m_rows.size(); ++row)
            both.m_rows[row] = a.m_rows[row] & b.m_rows[row];
        return both;
    }
    /// Those of `a` that are not in `b`.
    friend Squares operator-(const Squares& a, const Squares& b) {
        Squares rest;
        for (std::size_t row = 0; row < rest.m_rows.size(); ++row)
            rest.m_rows[row] = a.m_rows[row] & ~b.m_rows[row];
        return rest;
    }

private:
    static constexpr int across = 2 * span + 1;
    static_assert(mostColumns + 2 * span <= 32);

    static constexpr std::size_t placeOfRow(int row) {
        const int place = row + span;
        return static_cast<std::size_t>(place);
    }
    static constexpr std::uint32_t bitOf(int column) { return 1U << (column + span); }

    std::array<std::uint32_t, mostRows + std::size_t{2 * span}> m_rows{};
};

}  // namespace ephor::ohw

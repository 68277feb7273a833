// Sets of squares with a bit for each, so that whole rows are processed at once.
#pragma once

#include "core/table/grid.h"

#include <cassert>

namespace ephor::ohw {

/// OTW-202: the limits of the grid. Squares are `options.square` inches wide; only whole squares count.
inline constexpr int fewestColumns = 6, mostColumns = 20, fewestRows = 6, mostRows = 12;
inline constexpr int mostSquares = mostColumns * mostRows;

/// A square of a grid, or one at most `span` rows and columns beyond its edges, as one number. Neighbours differ by the
/// same amount everywhere, and lookups need no test for the edge.
class Place {
public:
    static constexpr int span = 3;  ///< the largest Move
    static constexpr int perRow = 32;
    static_assert(mostColumns + 2 * span <= perRow);
    static constexpr std::size_t rows = mostRows + std::size_t{2 * span};
    static constexpr std::size_t count = rows * perRow;

    constexpr Place() = default;
    constexpr Place(int column, int row) : Place((row + span) * perRow + column + span) {
        assert(column >= -span && column < perRow - span && row >= -span && row < mostRows + span);
    }
    constexpr Place(Square square) : Place(square.column, square.row) {}

    constexpr Square square() const { return {static_cast<int>(bit()) - span, static_cast<int>(row()) - span}; }
    /// Index in a flat array of `count` elements.
    constexpr std::size_t index() const { return m_number; }
    /// Index of its row in an array of `rows` elements, and its bit in that row.
    constexpr std::size_t row() const { return m_number / unsigned{perRow}; }
    constexpr unsigned bit() const { return m_number % unsigned{perRow}; }

    friend constexpr bool operator==(const Place&, const Place&) = default;
    friend constexpr Place stepped(Place from, Heading heading, int steps = 1) {
        static constexpr std::array<std::int8_t, headings.size()> reachable{perRow, 1, -perRow, -1};
        return Place(from.m_number + reachable[static_cast<std::size_t>(heading)] * steps);
    }

private:
    constexpr explicit Place(int number) : m_number(static_cast<std::uint16_t>(number)) {}

    std::uint16_t m_number = span * perRow + span;  ///< at first, the first square of a grid
};

/// A set of squares of a grid and of the rows and columns just beyond its edges.
class Squares {
public:
    static constexpr int span = Place::span;

    void insert(Place place) { m_rows[place.row()] |= 1U << place.bit(); }
    void erase(Place place) { m_rows[place.row()] &= ~(1U << place.bit()); }
    bool contains(Place place) const { return (m_rows[place.row()] >> place.bit() & 1) != 0; }

    /// Adds the squares beside and behind a unit with this facing.
    void insertFlanks(Place place, Heading facing) {
        static constexpr std::array<std::array<std::uint32_t, 3>, headings.size()> northToSouth{
            {{0b000, 0b101, 0b010}, {0b010, 0b001, 0b010}, {0b010, 0b101, 0b000}, {0b010, 0b100, 0b010}}};
        const auto& flanks = northToSouth[static_cast<std::size_t>(facing)];
        const unsigned left = place.bit() - 1;
        m_rows[place.row() + 1] |= flanks[0] << left;
        m_rows[place.row()] |= flanks[1] << left;
        m_rows[place.row() - 1] |= flanks[2] << left;
    }
    /// If the set has `from`, replaces it with `to`.
    void move(Place from, Place to) {
        const std::uint32_t has = m_rows[from.row()] >> from.bit() & 1;
        m_rows[from.row()] ^= has << from.bit();
        m_rows[to.row()] |= has << to.bit();
    }

    /// The squares of a row, as bits (Place::row, Place::bit).
    std::uint32_t row(std::size_t row) const { return m_rows[row]; }
    /// The squares within `span` rows and columns of a square of the grid, as bits (bitAbout).
    std::uint64_t about(Place place) const {
        const std::uint32_t* const first = &m_rows[place.row() - span];
        const unsigned column = place.bit() - span;
        std::uint64_t all = 0;
        for (int row = across - 1; row >= 0; --row)
            all = all << across | (first[row] >> column & ((1U << across) - 1));
        return all;
    }
    /// The bit of a square at this offset.
    static constexpr std::uint64_t bitAbout(int right, int up) {
        return std::uint64_t{1} << ((up + span) * across + right + span);
    }
    /// The squares that share an edge with one of `about`, less than `span` rows and columns away. Others are
    /// undefined.
    static constexpr std::uint64_t besideAbout(std::uint64_t about) {
        return about << across | about >> across | about << 1 | about >> 1;
    }

    /// The neighbours of a square that are in the set, clockwise from ahead, as bits.
    unsigned beside(Place place, Heading facing) const {
        const unsigned bit = place.bit();
        const std::uint32_t own = m_rows[place.row()];
        const std::uint32_t all = (m_rows[place.row() + 1] >> bit & 1U) | (own >> (bit + 1) & 1U) << 1 |
                                  (m_rows[place.row() - 1] >> bit & 1U) << 2 | (own >> (bit - 1) & 1U) << 3;
        return (all | all << headings.size()) >> static_cast<unsigned>(facing) & 0b1111U;
    }
    /// The squares that share an edge with one of these.
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
    /// The members of `a` that are not in `b`.
    friend Squares operator-(const Squares& a, const Squares& b) {
        Squares rest;
        for (std::size_t row = 0; row < rest.m_rows.size(); ++row)
            rest.m_rows[row] = a.m_rows[row] & ~b.m_rows[row];
        return rest;
    }

private:
    static constexpr int across = 2 * span + 1;

    std::array<std::uint32_t, Place::rows> m_rows{};
};

}  // namespace ephor::ohw

// Where something has changed: so that what was worked out for a unit is kept until it may be otherwise.
#pragma once

#include "core/rules/ohw/ohw_game.h"

namespace ephor::ohw {

/// What is kept of a unit.
enum class Kept : std::uint8_t { MayCharge, Standing, Move, Charge };

/// For every square whether something has changed, since a unit there was looked at, among all that can matter to it: the squares that it can come to, those
/// beside them, and who stands there.
class News {
public:
    News() { everywhere(); }

    /// There is news for a unit in that square, with that Move.
    bool of(Kept what, Square square, int move) const {
        return (row(lookOf(move), square.row)[index(what)] >> square.column & 1) != 0;
    }
    /// It has been looked at.
    void forget(Kept what, Square square, int move) {
        row(lookOf(move), square.row)[index(what)] &= ~(1U << square.column);
    }

    /// Something has changed in a square.
    void at(Square square) {
        for (std::size_t look = 0; look < looks.size(); ++look) {
            std::uint64_t wide = std::uint64_t{1} << (square.column + looks[look]);
            for (int rows = looks[look]; rows >= 0; --rows, wide |= wide << 1 | wide >> 1) {
                const Row those = Row{} | static_cast<std::uint32_t>(wide >> looks[look]);
                row(look, square.row + rows) |= those;
                row(look, square.row - rows) |= those;
            }
        }
    }
    /// Ways to the enemy are longer or shorter, for all units or for those that go farther than foot. Who can charge whom is the same.
    void ofWays(bool foot) {
        for (std::size_t look = foot ? 0 : 1; look < looks.size(); ++look)
            for (Row& one : m_rows[look])
                one |= Row{0, ~0U, ~0U, ~0U};
    }
    void everywhere() {
        for (auto& look : m_rows)
            for (Row& one : look)
                one = ~Row{};
    }

private:
    /// A bit for each column, of everything that is kept (Kept); four words that are changed at once.
    using Row = std::uint32_t __attribute__((vector_size(4 * sizeof(std::uint32_t))));
    static_assert(mostColumns <= 32);

    /// How far units look: one square farther than they can go. Foot, and all others.
    static constexpr std::array looks{2, 4};
    static constexpr std::size_t lookOf(int move) { return move > 1 ? 1 : 0; }
    static constexpr std::size_t index(Kept what) { return static_cast<std::size_t>(what); }

    static constexpr std::size_t placeOfRow(int row) {
        const int place = row + looks.back();
        return static_cast<std::size_t>(place);
    }
    Row& row(std::size_t look, int row) { return m_rows[look][placeOfRow(row)]; }
    const Row& row(std::size_t look, int row) const { return m_rows[look][placeOfRow(row)]; }

    /// With rows beyond the grid's edge, which nobody asks about.
    std::array<std::array<Row, mostRows + 2 * 4>, looks.size()> m_rows;
};

}  // namespace ephor::ohw

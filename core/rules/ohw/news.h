// Where something has changed: so that what was worked out for a unit is kept until it may be otherwise.
#pragma once

#include "core/rules/ohw/ohw_game.h"

namespace ephor::ohw {

/// What is kept of a unit.
enum class Kept : std::uint8_t { Ways, Standing, Move, Charge };

/// For every square whether something has changed, since a unit there was looked at, among all that can matter to it: the squares that it can come to, those
/// beside them, and who stands there.
class News {
public:
    News() { everywhere(); }

    /// There is news for a unit in that square, with that Move.
    bool of(Kept what, Square square, int move) {
        if (m_hasChanged)
            spread();
        return (row(lookOf(move), what, square.row) >> square.column & 1) != 0;
    }
    /// It has been looked at.
    void forget(Kept what, Square square, int move) { row(lookOf(move), what, square.row) &= ~(1U << square.column); }

    /// Something has changed in a square.
    void at(Square square) {
        m_changed[placeOfRow(square.row)] |= 1U << square.column;
        m_hasChanged = true;
    }
    /// Ways to the enemy are longer or shorter, for all units or for those that go farther than foot. Where they can go is the same.
    void ofWays(bool foot) {
        for (std::size_t look = foot ? 0 : 1; look < looks; ++look)
            for (const Kept what : {Kept::Standing, Kept::Move, Kept::Charge})
                m_rows[look][index(what)].fill(~0U);
    }
    void everywhere() {
        for (auto& look : m_rows)
            for (Rows& rows : look)
                rows.fill(~0U);
    }

private:
    /// A bit for each column; with a row beyond each edge.
    using Rows = std::array<std::uint32_t, mostRows + 2>;
    static_assert(mostColumns <= 32);

    /// Units look one square farther than they can go.
    static constexpr std::size_t looks = Squares::span;
    static constexpr std::size_t lookOf(int move) { return static_cast<std::size_t>(move) - 1; }
    static constexpr std::size_t index(Kept what) { return static_cast<std::size_t>(what); }

    static constexpr std::size_t placeOfRow(int row) {
        const int place = row + 1;
        return static_cast<std::size_t>(place);
    }
    std::uint32_t& row(std::size_t look, Kept what, int row) { return m_rows[look][index(what)][placeOfRow(row)]; }

    /// What has changed becomes news as far as units look.
    void spread();

    Rows m_changed{};
    bool m_hasChanged = false;
    std::array<std::array<Rows, 4>, looks> m_rows;
};

}  // namespace ephor::ohw

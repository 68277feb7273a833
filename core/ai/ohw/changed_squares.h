// Which squares have changed since a unit was evaluated, so that its evaluation is kept until it may be another.
#pragma once

#include "core/rules/ohw/game.h"

namespace ephor::ohw {

/// What is kept of a unit.
enum class Cached : std::uint8_t { ReachableSquares, Evaluation, Move, Charge, Fight };

/// For every square: whether something has changed, since a unit there was evaluated, among all that can matter to it:
/// the squares that it can come to, those beside them, and who stands there.
class ChangedSquares {
public:
    explicit ChangedSquares(const Grid& grid);

    /// True where what is kept of a unit in that square, with that Move, is no longer valid. It is told once.
    bool consumeChange(Cached what, Place where, int move) {
        if (m_hasChanged)
            spread();
        Rows& rows = what == Cached::Fight ? m_ofFights : m_rows[static_cast<std::size_t>(move) - 1][index(what)];
        std::uint32_t& row = rows[placeOfRow(where)];
        const std::uint32_t bit = 1U << where.bit();
        if ((row & bit) == 0)
            return false;
        row ^= bit;
        return true;
    }

    /// Something has changed in a square.
    void add(Place where) {
        m_changed[placeOfRow(where)] |= 1U << where.bit();
        m_hasChanged = true;
    }
    /// Paths to the enemy are longer or shorter, for all units or only for those that go farther than foot. Where they
    /// can go is the same.
    void addDistances(bool foot) {
        for (std::size_t look = foot ? 0 : 1; look < looks; ++look)
            for (const Cached what : {Cached::Evaluation, Cached::Move, Cached::Charge})
                m_rows[look][index(what)].fill(~0U);
    }
    /// Everything has changed.
    void addAll() {
        for (auto& look : m_rows)
            for (Rows& rows : look)
                rows.fill(~0U);
        m_ofFights.fill(~0U);
    }

private:
    /// A bit for each column; with a row beyond each edge.
    using Rows = std::array<std::uint32_t, mostRows + 2>;

    /// Units look one square farther than they can go; as they stand, than the square before them.
    static constexpr std::size_t looks = Squares::span;
    static constexpr std::size_t index(Cached what) { return static_cast<std::size_t>(what); }
    static constexpr std::size_t placeOfRow(Place where) { return where.row() - (Place::span - 1); }
    /// Those that have changed, and those beside them.
    Rows wider(const Rows& changed) const;
    /// Marks all whom the changes may concern.
    void spread();

    std::size_t m_registers;  ///< of four rows each
    Rows m_changed{};
    bool m_hasChanged = false;
    std::array<std::array<Rows, 4>, looks> m_rows;
    Rows m_ofFights;  ///< nobody goes anywhere for these
};

}  // namespace ephor::ohw

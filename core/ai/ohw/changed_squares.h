// Tracks which squares have changed since a unit was evaluated, so that a valid evaluation is reused.
#pragma once

#include "core/rules/ohw/game.h"

namespace ephor::ohw {

enum class Cached : std::uint8_t { ReachableSquares, Evaluation, Move, Charge, Fight };

/// For every square, whether the cached results of a unit there are invalid: something has changed in the squares that
/// it can reach, in those beside them, or among the units there.
class ChangedSquares {
public:
    explicit ChangedSquares(const Grid& grid);

    /// True if a cached result of a unit in this square, with this Move, is no longer valid. Resets the mark.
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

    /// Marks a change in a square.
    void add(Place where) {
        m_changed[placeOfRow(where)] |= 1U << where.bit();
        m_hasChanged = true;
    }
    /// Marks changed distances to the enemy, for all units or only for those faster than foot. Their reachable squares
    /// are unchanged.
    void addDistances(bool foot) {
        for (std::size_t look = foot ? 0 : 1; look < looks; ++look)
            for (const Cached what : {Cached::Evaluation, Cached::Move, Cached::Charge})
                m_rows[look][index(what)].fill(~0U);
    }
    void addAll() {
        for (auto& look : m_rows)
            for (Rows& rows : look)
                rows.fill(~0U);
        m_ofFights.fill(~0U);
    }

private:
    /// A bit for each column, with an additional row beyond each edge.
    using Rows = std::array<std::uint32_t, mostRows + 2>;

    /// A unit evaluates one square farther than it can reach; Cached::Evaluation needs one beyond the square in front.
    static constexpr std::size_t looks = Squares::span;
    static constexpr std::size_t index(Cached what) { return static_cast<std::size_t>(what); }
    static constexpr std::size_t placeOfRow(Place where) { return where.row() - (Place::span - 1); }
    /// The changed squares and their neighbours.
    Rows wider(const Rows& changed) const;
    /// Marks all units that the changes may affect.
    void spread();

    std::size_t m_registers;  ///< of four rows each
    Rows m_changed{};
    bool m_hasChanged = false;
    std::array<std::array<Rows, 4>, looks> m_rows;
    Rows m_ofFights;  ///< for fights, which need no move
};

}  // namespace ephor::ohw

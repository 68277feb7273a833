// What many battles came to: integer sums, so that it does not matter which thread fought which battle.
#pragma once

#include "core/battle/game.h"
#include "core/odds/wilson.h"

#include <span>

namespace ephor {

/// How many battles ended how. Reports of the same game can be added.
class OddsReport {
public:
    OddsReport() = default;
    explicit OddsReport(const Game& game);

    /// One battle that has ended, with the table as it was left.
    void add(const Ended& ended, const Game& game, const Table& table);
    void add(const OddsReport& other);
    void clear();

    std::int64_t runs() const { return m_runs; }
    Share wins(Side side) const { return wilson(m_wins[index(side)], m_runs); }
    Share draws() const { return wilson(m_draws, m_runs); }
    /// The widest half interval of the three shares.
    double halfWidth() const;

    /// Element t: battles that ended in turn t.
    std::span<const std::int64_t> turns() const { return m_turns; }
    double meanTurns() const;

    /// Element s: battles after which the piece had strength s left; 0 is gone.
    std::span<const std::int64_t> left(PieceId piece) const;
    double meanLeft(PieceId piece) const;
    Share gone(PieceId piece) const { return wilson(left(piece)[0], m_runs); }

    /// Element n: battles after which the side had n pieces left.
    std::span<const std::int64_t> piecesLeft(Side side) const { return m_piecesLeft[index(side)]; }
    double meanPiecesLeft(Side side) const;
    /// Points of the types of the pieces left, on average; 0 where types have no points.
    double meanPointsLeft(Side side) const;
    /// Battles after which the side's general was no longer there.
    Share generalLost(Side side) const { return wilson(m_generalLost[index(side)], m_runs); }

    friend bool operator==(const OddsReport&, const OddsReport&) = default;

private:
    std::int64_t m_runs = 0;
    std::array<std::int64_t, 2> m_wins{};
    std::int64_t m_draws = 0;
    std::array<std::int64_t, 2> m_generalLost{};
    std::array<std::int64_t, 2> m_pointsLeft{};
    std::vector<std::int64_t> m_turns;
    std::array<std::vector<std::int64_t>, 2> m_piecesLeft;
    std::vector<std::int64_t> m_left;     ///< all pieces' histograms, one after the other
    std::vector<std::size_t> m_leftFrom;  ///< where each piece's begins, and the end
};

}  // namespace ephor

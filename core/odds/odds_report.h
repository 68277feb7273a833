// Results of many battles as integer sums, so that the distribution of battles over threads does not matter.
#pragma once

#include "core/battle/game.h"
#include "core/odds/wilson.h"

#include <optional>
#include <span>

namespace ephor {

/// The counts of a report, as files keep them.
struct OddsCounts {
    /// Battles; won by A and by B; drawn; generals lost by A and by B; points left to A and to B.
    std::vector<std::int64_t> sums;
    std::vector<std::int64_t> turns;
    std::array<std::vector<std::int64_t>, 2> piecesLeft;
    std::vector<std::int64_t> left;  ///< the histograms of all pieces, one after the other

    friend bool operator==(const OddsCounts&, const OddsCounts&) = default;
};

/// Counts of battles by result. Reports of the same game can be added.
class OddsReport {
public:
    OddsReport() = default;
    explicit OddsReport(const Game& game);

    /// Adds a finished battle with its final table.
    void add(const Ended& ended, const Game& game, const Table& table);
    void add(const OddsReport& other);
    void clear();

    std::int64_t runs() const { return m_runs; }
    Share wins(Side side) const { return wilson(m_wins[index(side)], m_runs); }
    Share draws() const { return wilson(m_draws, m_runs); }
    /// The largest half width of the three 95 % intervals.
    double halfWidth() const;

    /// Element t is the number of battles that ended in turn t.
    std::span<const std::int64_t> turns() const { return m_turns; }
    double meanTurns() const;

    /// Element s is the number of battles after which the piece had strength s left; 0 means gone.
    std::span<const std::int64_t> left(PieceId piece) const;
    double meanLeft(PieceId piece) const;
    Share gone(PieceId piece) const { return wilson(left(piece)[0], m_runs); }

    /// Element n is the number of battles after which the side had n pieces left.
    std::span<const std::int64_t> piecesLeft(Side side) const { return m_piecesLeft[index(side)]; }
    double meanPiecesLeft(Side side) const;
    /// Mean points of the pieces left, by their types; 0 if types have no points.
    double meanPointsLeft(Side side) const;
    /// Battles after which the side's general was gone.
    Share generalLost(Side side) const { return wilson(m_generalLost[index(side)], m_runs); }

    OddsCounts counts() const;
    /// None if the counts are inconsistent or impossible for pieces of these strengths, for example in an edited file.
    static std::optional<OddsReport> from(const OddsCounts& counts, std::span<const int> strengths);

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
    std::vector<std::size_t> m_leftFrom;  ///< start of each piece's histogram, and the end
};

}  // namespace ephor

#include "core/odds/odds_report.h"

#include "core/battle/winner.h"

#include <algorithm>

namespace ephor {

namespace {

/// Initial size of the histogram of turns; longer battles enlarge it.
constexpr std::size_t usualTurns = 64;

double meanOf(std::span<const std::int64_t> histogram, std::int64_t runs) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < histogram.size(); ++i)
        sum += static_cast<std::int64_t>(i) * histogram[i];
    return runs > 0 ? static_cast<double>(sum) / static_cast<double>(runs) : 0;
}

void addTo(std::vector<std::int64_t>& sum, std::span<const std::int64_t> more) {
    if (sum.size() < more.size())
        sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i)
        sum[i] += more[i];
}

}  // namespace

OddsReport::OddsReport(const Game& game) : m_turns(usualTurns) {
    std::array<std::size_t, 2> pieces{};
    std::size_t end = 0;
    for (const PieceInfo& piece : game.pieces()) {
        m_leftFrom.push_back(end);
        end += static_cast<std::size_t>(piece.strength) + 1;
        ++pieces[index(piece.side)];
    }
    m_leftFrom.push_back(end);
    m_left.resize(end);
    for (const Side side : bothSides)
        m_piecesLeft[index(side)].resize(pieces[index(side)] + 1);
}

void OddsReport::add(const Ended& ended, const Game& game, const Table& table) {
    ++m_runs;
    if (const auto winner = sideOf(ended.winner))
        ++m_wins[index(*winner)];
    else
        ++m_draws;
    const auto turn = static_cast<std::size_t>(std::max<int>(0, ended.turns));
    if (turn >= m_turns.size())
        m_turns.resize(turn + 1);
    ++m_turns[turn];

    std::array<std::size_t, 2> standing{};
    for (std::size_t i = 0; i + 1 < m_leftFrom.size(); ++i) {
        const PieceId piece(static_cast<int>(i));
        const PieceInfo& info = game.piece(piece);
        const int strength = std::clamp(game.strength(table, piece), 0, info.strength);
        ++m_left[m_leftFrom[i] + static_cast<std::size_t>(strength)];
        if (strength > 0) {
            ++standing[index(info.side)];
            m_pointsLeft[index(info.side)] += info.type && info.type->points ? *info.type->points : 0;
        }
    }
    for (const Side side : bothSides) {
        ++m_piecesLeft[index(side)][standing[index(side)]];
        if (!game.general(table, side))
            ++m_generalLost[index(side)];
    }
}

void OddsReport::add(const OddsReport& other) {
    m_runs += other.m_runs;
    m_draws += other.m_draws;
    for (std::size_t s = 0; s < 2; ++s) {
        m_wins[s] += other.m_wins[s];
        m_generalLost[s] += other.m_generalLost[s];
        m_pointsLeft[s] += other.m_pointsLeft[s];
        addTo(m_piecesLeft[s], other.m_piecesLeft[s]);
    }
    addTo(m_turns, other.m_turns);
    if (m_leftFrom.empty())
        m_leftFrom = other.m_leftFrom;
    addTo(m_left, other.m_left);
}

void OddsReport::clear() {
    m_runs = m_draws = 0;
    m_wins = m_generalLost = m_pointsLeft = {};
    std::ranges::fill(m_turns, 0);
    std::ranges::fill(m_left, 0);
    for (std::vector<std::int64_t>& histogram : m_piecesLeft)
        std::ranges::fill(histogram, 0);
}

double OddsReport::halfWidth() const {
    return std::max({wins(Side::A).halfWidth(), wins(Side::B).halfWidth(), draws().halfWidth()});
}

double OddsReport::meanTurns() const { return meanOf(m_turns, m_runs); }

std::span<const std::int64_t> OddsReport::left(PieceId piece) const {
    const std::size_t from = m_leftFrom[piece.index()];
    return std::span(m_left).subspan(from, m_leftFrom[piece.index() + 1] - from);
}

double OddsReport::meanLeft(PieceId piece) const { return meanOf(left(piece), m_runs); }
double OddsReport::meanPiecesLeft(Side side) const { return meanOf(m_piecesLeft[index(side)], m_runs); }

double OddsReport::meanPointsLeft(Side side) const {
    return m_runs > 0 ? static_cast<double>(m_pointsLeft[index(side)]) / static_cast<double>(m_runs) : 0;
}

}  // namespace ephor

#include "core/odds/odds_report.h"

#include "core/battle/winner.h"

#include <algorithm>
#include <numeric>

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

constexpr std::size_t countedSums = 8;

/// Whether all counts are 0 or more and come to that sum.
bool comesTo(std::span<const std::int64_t> counts, std::int64_t sum) {
    return std::ranges::all_of(counts, [](std::int64_t count) { return count >= 0; }) &&
           std::accumulate(counts.begin(), counts.end(), std::int64_t{0}) == sum;
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

OddsCounts OddsReport::counts() const {
    return {
        {m_runs, m_wins[0], m_wins[1], m_draws, m_generalLost[0], m_generalLost[1], m_pointsLeft[0], m_pointsLeft[1]},
        m_turns,
        m_piecesLeft,
        m_left};
}

std::optional<OddsReport> OddsReport::from(const OddsCounts& counts, std::span<const int> strengths) {
    const std::vector<std::int64_t>& sums = counts.sums;
    if (sums.size() != countedSums || std::ranges::any_of(sums, [](std::int64_t sum) { return sum < 0; }) ||
        sums[1] + sums[2] + sums[3] != sums[0] || !comesTo(counts.turns, sums[0]))
        return {};
    OddsReport report;
    report.m_runs = sums[0];
    report.m_wins = {sums[1], sums[2]};
    report.m_draws = sums[3];
    report.m_generalLost = {sums[4], sums[5]};
    report.m_pointsLeft = {sums[6], sums[7]};
    report.m_turns = counts.turns;
    report.m_piecesLeft = counts.piecesLeft;
    report.m_left = counts.left;
    report.m_leftFrom.push_back(0);
    for (const int strength : strengths) {
        const std::size_t end = report.m_leftFrom.back() + static_cast<std::size_t>(std::max(0, strength)) + 1;
        if (end > report.m_left.size() ||
            !comesTo(std::span(report.m_left).subspan(report.m_leftFrom.back(), end - report.m_leftFrom.back()),
                     sums[0]))
            return {};
        report.m_leftFrom.push_back(end);
    }
    const std::size_t pieces = report.m_piecesLeft[0].size() + report.m_piecesLeft[1].size();
    const bool fits = report.m_leftFrom.back() == report.m_left.size() && pieces == strengths.size() + 2 &&
                      comesTo(report.m_piecesLeft[0], sums[0]) && comesTo(report.m_piecesLeft[1], sums[0]);
    return fits ? std::optional(std::move(report)) : std::nullopt;
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

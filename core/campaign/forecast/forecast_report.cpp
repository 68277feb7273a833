#include "core/campaign/forecast/forecast_report.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/turn/turn.h"

#include <cassert>
#include <numeric>

namespace ephor::campaign {

namespace {

constexpr std::size_t holdingKinds = 2;

/// How many turns the war can still last, the present one included.
std::size_t turnsLeft(const Campaign& campaign) {
    const Course& course = campaign.state.course;
    const int yearsAfter = campaign.scenario.firstYear + campaign.scenario.years - 1 - course.year;
    return static_cast<std::size_t>(
        std::max(1, turnsOfYear - course.turnOfYear + turnsOfYear * std::max(0, yearsAfter)));
}

std::int64_t allOf(const Histogram& histogram) {
    std::int64_t all = 0;
    for (const auto& [value, count] : histogram)
        all += count;
    return all;
}

bool isNegative(std::int64_t count) { return count < 0; }

}  // namespace

int quantile(const Histogram& histogram, int percent) {
    assert(!histogram.empty());
    const std::int64_t all = allOf(histogram);
    std::int64_t soFar = 0;
    for (const auto& [value, count] : histogram) {
        soFar += count;
        if (100 * soFar >= percent * all)
            return value;
    }
    return histogram.rbegin()->first;
}

ForecastReport::ForecastReport(const Campaign& campaign)
    : m_counts{.powers = campaign.state.powers.size(),
               .moments = 1 + turnsLeft(campaign),
               .winners = {},
               .holdings = {},
               .battles = {}} {
    m_counts.holdings.resize(holdingKinds * m_counts.moments * m_counts.powers);
    m_counts.battles.resize(pendingBattles(campaign.state).size());
    for (auto& battle : m_counts.battles)
        for (BattleOutcome& outcome : battle)
            outcome.wins.resize(m_counts.powers);
}

std::optional<ForecastReport> ForecastReport::from(ForecastCounts counts) {
    const std::int64_t wars = std::ssize(counts.winners);
    const auto hasAll = [wars](const Histogram& of) {
        return allOf(of) == wars && std::ranges::all_of(of, [](const auto& one) { return one.second > 0; });
    };
    const auto agrees = [&](const auto& battle) {
        std::int64_t all = 0;
        for (const BattleOutcome& outcome : battle) {
            const std::int64_t won = std::accumulate(outcome.wins.begin(), outcome.wins.end(), std::int64_t{0});
            if (outcome.wins.size() != counts.powers || std::ranges::any_of(outcome.wins, isNegative) ||
                won > outcome.wars)
                return false;
            all += outcome.wars;
        }
        return all == wars;
    };
    const bool areWhole =
        counts.holdings.size() == holdingKinds * counts.moments * counts.powers &&
        std::ranges::all_of(counts.holdings, hasAll) && std::ranges::all_of(counts.battles, agrees) &&
        std::ranges::all_of(counts.winners, [&](PowerId winner) { return !winner || winner.index() < counts.powers; });
    if (!areWhole)
        return {};
    ForecastReport report;
    report.m_counts = std::move(counts);
    return report;
}

void ForecastReport::add(const PlayedWar& war) {
    m_counts.winners.push_back(war.winner);
    for (std::size_t moment = 0; moment < m_counts.moments; ++moment) {
        const std::vector<Holdings>& row = war.course[std::min(moment, war.course.size() - 1)];
        for (std::size_t i = 0; i < m_counts.powers; ++i) {
            const PowerId power(static_cast<int>(i));
            ++m_counts.holdings[indexOf(Holding::Cities, power, moment)][row[i].cities];
            ++m_counts.holdings[indexOf(Holding::Treasury, power, moment)][row[i].treasury];
        }
    }
    for (std::size_t i = 0; i < m_counts.battles.size(); ++i) {
        const auto verdict = std::ranges::find(forecastVerdicts, war.battles[i]);
        assert(verdict != forecastVerdicts.end());
        BattleOutcome& outcome = m_counts.battles[i][static_cast<std::size_t>(verdict - forecastVerdicts.begin())];
        ++outcome.wars;
        if (war.winner)
            ++outcome.wins[war.winner.index()];
    }
}

void ForecastReport::add(const ForecastReport& other) {
    m_counts.winners.insert(m_counts.winners.end(), other.m_counts.winners.begin(), other.m_counts.winners.end());
    for (std::size_t i = 0; i < m_counts.holdings.size(); ++i)
        for (const auto& [value, count] : other.m_counts.holdings[i])
            m_counts.holdings[i][value] += count;
    for (std::size_t i = 0; i < m_counts.battles.size(); ++i)
        for (std::size_t v = 0; v < forecastVerdicts.size(); ++v) {
            m_counts.battles[i][v].wars += other.m_counts.battles[i][v].wars;
            for (std::size_t p = 0; p < m_counts.powers; ++p)
                m_counts.battles[i][v].wins[p] += other.m_counts.battles[i][v].wins[p];
        }
}

Fan ForecastReport::fan(Holding holding, PowerId power, std::size_t moment) const {
    const Histogram& of = histogram(holding, power, moment);
    return {quantile(of, 5), quantile(of, 25), quantile(of, 50), quantile(of, 75), quantile(of, 95)};
}

const BattleOutcome& ForecastReport::outcome(std::size_t battle, Verdict verdict) const {
    const auto at = std::ranges::find(forecastVerdicts, verdict);
    assert(at != forecastVerdicts.end());
    return m_counts.battles[battle][static_cast<std::size_t>(at - forecastVerdicts.begin())];
}

}  // namespace ephor::campaign

#include "core/campaign/forecast/forecast.h"

#include "core/base/threads.h"

#include <atomic>
#include <cassert>
#include <chrono>
#include <mutex>

namespace ephor::campaign {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto forecastProgressEvery = std::chrono::milliseconds(100);

/// Adds the wars in the order of their numbers, whichever thread finishes first.
class WarCollector {
public:
    WarCollector(const ForecastPlan& plan, const ForecastProgress& progress) : m_progress(progress) {
        m_sum.report = ForecastReport(*plan.campaign);
    }

    void take(std::int64_t number, PlayedWar war) {
        const std::scoped_lock lock(m_mutex);
        m_early.emplace(number, std::move(war));
        const std::int64_t before = m_sum.report.wars();
        for (auto next = m_early.find(m_sum.report.wars()); next != m_early.end();
             next = m_early.find(m_sum.report.wars())) {
            m_sum.report.add(next->second);
            m_early.erase(next);
        }
        const Clock::time_point now = Clock::now();
        if (!m_progress || before == m_sum.report.wars() ||
            (before > 0 && now - m_lastProgress < forecastProgressEvery))
            return;
        m_progress(m_sum);
        m_lastProgress = now;
    }

    Forecast result(std::int64_t wars) {
        m_sum.isComplete = m_sum.report.wars() == wars;
        return std::move(m_sum);
    }

private:
    const ForecastProgress& m_progress;
    Clock::time_point m_lastProgress;
    std::mutex m_mutex;
    Forecast m_sum;
    std::map<std::int64_t, PlayedWar> m_early;
};

}  // namespace

CampaignSeed warSeedOf(std::uint64_t seed, std::int64_t war) {
    return CampaignSeed(keySpreadFrom([&](Digester& digester) {
        digester.addText("forecast");
        digester.addNumber(static_cast<std::int64_t>(seed));
        digester.addNumber(war);
    }));
}

Forecast forecast(const ForecastPlan& plan, const std::stop_token& stop, const ForecastProgress& progress) {
    assert(plan.campaign && plan.system);
    WarCollector collector(plan, progress);
    std::atomic<std::int64_t> next = 0;
    const auto work = [&] {
        for (std::int64_t i = next++; i < plan.wars; i = next++) {
            std::optional<PlayedWar> war =
                playedOn(*plan.campaign, *plan.system, warSeedOf(plan.seed, plan.firstWar + i), stop);
            if (!war)
                return;
            collector.take(i, *std::move(war));
        }
    };
    shareWork(threadsFor(plan.threads, plan.wars), work);
    return collector.result(plan.wars);
}

}  // namespace ephor::campaign

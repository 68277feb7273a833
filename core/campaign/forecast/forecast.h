// Forecast of a war: the rest of it is played many times by the computer rulers, on all cores.
#pragma once

#include "core/campaign/forecast/forecast_report.h"

#include <functional>
#include <memory>

namespace ephor::campaign {

struct ForecastPlan {
    static constexpr std::int64_t mostWars = 100'000;

    std::shared_ptr<const Campaign> campaign;  ///< the war is not over; its seed is not used
    const RuleSystem* system = nullptr;        ///< the campaign's; must outlive the forecast
    std::uint64_t seed = 0;                    ///< of the forecast
    std::int64_t firstWar = 0;                 ///< number of the first war, from 0: its dice follow from it
    std::int64_t wars = 200;
    int threads = 0;  ///< 0: as many as there are cores
};

struct Forecast {
    ForecastReport report;
    bool isComplete = false;  ///< false: stopped on request, or still running
};

/// Receives progress: after the first war, then at most every 100 ms. Called from any thread of the forecast, one call
/// at a time. It must be quick and must not throw.
using ForecastProgress = std::function<void(const Forecast&)>;

/// The seed of war `war` of a forecast. Every die of that war follows from it.
CampaignSeed warSeedOf(std::uint64_t seed, std::int64_t war);

/// Plays the wars. The report depends only on the plan, not on the number of threads. If `stop` ends it early, the
/// report covers the first wars without a gap; it returns within the time of one battle or one turn.
Forecast forecast(const ForecastPlan& plan, const std::stop_token& stop = {}, const ForecastProgress& progress = {});

}  // namespace ephor::campaign

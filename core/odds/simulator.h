// Odds by simulation: fights the same battle many times, on all cores.
#pragma once

#include "core/odds/here.h"
#include "core/odds/odds_report.h"

#include <functional>
#include <stop_token>

namespace ephor {

struct SimulationPlan {
    static constexpr std::int64_t mostRuns = 100'000'000;

    std::shared_ptr<const Game> game;
    /// Both must be set and outlive the simulation. Several threads call them at once.
    std::array<const Player*, 2> players{};
    std::array<const StandingOrders*, 2> orders{};
    std::uint64_t seed = 0;            ///< run i has FastDice(seed, i) and the key mixed(seed, i)
    std::shared_ptr<const Here> here;  ///< none: starts at the opening
    std::int64_t firstRun = 0;         ///< first run, to continue an earlier simulation
    std::int64_t runs = 1000;          ///< maximum number of runs
    std::optional<double>
        precision;    ///< or stop once every share's 95 % interval is within this many percent to either side
    int threads = 0;  ///< 0: as many as there are cores
};

struct Simulation {
    OddsReport report;
    double seconds = 0;
    int threads = 0;
    bool stopped = false;  ///< stopped on request before it was complete

    double battlesPerSecond() const { return seconds > 0 ? static_cast<double>(report.runs()) / seconds : 0; }
};

/// Receives progress: once as soon as there is a result, then at most every 50 ms. Called from any thread of the
/// simulation, one call at a time. It must be quick and must not throw.
using SimulationProgress = std::function<void(const Simulation&)>;

/// Runs the simulation. The report depends only on the plan, not on the number of threads. If `stop` ends it early, the
/// report covers the first runs without a gap; it returns within the time of one decision for each thread.
Simulation simulate(const SimulationPlan& plan, std::stop_token stop = {}, const SimulationProgress& progress = {});

}  // namespace ephor

// Odds by fighting: the same battle many times, on all cores.
#pragma once

#include "core/odds/here.h"
#include "core/odds/odds_report.h"

#include <functional>
#include <stop_token>

namespace ephor {

/// What to simulate, and until when.
struct SimulationPlan {
    static constexpr std::int64_t mostRuns = 100'000'000;

    std::shared_ptr<const Game> game;
    /// Must be set, and outlive the simulation. They are asked from several threads at once.
    std::array<const Player*, 2> players{};
    std::array<const StandingOrders*, 2> orders{};
    std::uint64_t seed = 0;            ///< run i has FastDice(seed, i) and the key mixed(seed, i)
    std::shared_ptr<const Here> here;  ///< none: from the opening
    std::int64_t firstRun = 0;         ///< to go on where an earlier simulation stopped
    std::int64_t runs = 1000;          ///< at most so many
    std::optional<double>
        precision;    ///< or until every share's 95 % interval reaches at most so many percent to either side
    int threads = 0;  ///< 0: as many as there are cores
};

struct Simulation {
    OddsReport report;
    double seconds = 0;
    int threads = 0;
    bool stopped = false;  ///< before it was done

    double battlesPerSecond() const { return seconds > 0 ? static_cast<double>(report.runs()) / seconds : 0; }
};

/// Hears how far it has come: once as soon as there is something, then at most every 50 ms. Called from any of the
/// simulation's threads, one call at a time; it must be quick and must not throw.
using SimulationProgress = std::function<void(const Simulation&)>;

/// Fights the battles. The report depends on the plan alone, not on the number of threads, unless `stop` ends it early:
/// then it is that of the first so many runs. After a stop it returns within the time of one battle a thread.
Simulation simulate(const SimulationPlan& plan, std::stop_token stop = {}, const SimulationProgress& progress = {});

}  // namespace ephor

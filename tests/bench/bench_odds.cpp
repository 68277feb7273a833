// Odds on all cores: scaling, how soon the first stand on the screen, how long to one percent, how soon a stop is
// heard.
#include "core/ai/computer_players.h"
#include "core/odds/advisor.h"
#include "tests/bench/beside.h"
#include "tests/support/alala_battles.h"
#include "tests/support/bronze_battles.h"

#include <ctime>
#include <thread>

using namespace ephor;
using namespace ephor::testing;

namespace {

SimulationPlan tenAgainstTen(std::int64_t runs) {
    SimulationPlan plan;
    plan.game = bronzeGame(tenUnits(), tenUnits());
    plan.players = {&standardPlayer(*plan.game), &standardPlayer(*plan.game)};
    plan.runs = runs;
    plan.seed = 431;
    return plan;
}

/// Processor seconds of all threads: on a machine that is shared, what two threads really got.
double allProcessorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Battles a second by one thread and by two, in turns. `speedup` is by the clock, `overhead` by processor time (1: two
/// threads cost no more than one).
void onTwoCores(benchmark::State& state, SimulationPlan plan) {
    std::array<double, 2> clock{};
    std::array<double, 2> processor{};
    simulate(plan);
    for (auto _ : state) {
        for (int threads = 1; threads <= 2; ++threads) {
            plan.threads = threads;
            const double before = allProcessorSeconds();
            clock[static_cast<std::size_t>(threads - 1)] += simulate(plan).seconds;
            processor[static_cast<std::size_t>(threads - 1)] += allProcessorSeconds() - before;
        }
    }
    const double battles = static_cast<double>(plan.runs) * static_cast<double>(state.iterations());
    state.counters["one_per_s"] = battles / clock[0];
    state.counters["two_per_s"] = battles / clock[1];
    state.counters["speedup"] = clock[0] / clock[1];
    state.counters["overhead"] = processor[1] / processor[0];
    state.counters["naive_dice"] = clock[0] / battles / bench::naiveDie();
}
void twoCores(benchmark::State& state) { onTwoCores(state, tenAgainstTen(4000)); }
BENCHMARK(twoCores)->Name("odds/two_cores")->Iterations(3)->Unit(benchmark::kMillisecond)->UseRealTime();

void twoCoresOfAlala(benchmark::State& state) {
    SimulationPlan plan;
    plan.game = alalaGame();
    plan.players = {&standardPlayer(*plan.game), &standardPlayer(*plan.game)};
    plan.runs = 1000;
    plan.seed = 431;
    onTwoCores(state, plan);
}
BENCHMARK(twoCoresOfAlala)->Name("odds/two_cores_alala")->Iterations(3)->Unit(benchmark::kMillisecond)->UseRealTime();

/// From the question to the first shares with their intervals. Aim: 100 ms.
void firstOdds(benchmark::State& state) {
    const SimulationPlan plan = tenAgainstTen(SimulationPlan::mostRuns);
    for (auto _ : state) {
        std::stop_source stop;
        const bench::Clock::time_point began = bench::Clock::now();
        double first = 0;
        simulate(plan, stop.get_token(), [&](const Simulation&) {
            if (first == 0)
                first = bench::secondsSince(began);
            stop.request_stop();
        });
        state.SetIterationTime(first);
    }
}
BENCHMARK(firstOdds)->Name("odds/first")->UseManualTime()->Iterations(20)->Unit(benchmark::kMillisecond);

/// Until every share is known to one percent to either side. Aim: 700 ms.
void onePercent(benchmark::State& state) {
    SimulationPlan plan = tenAgainstTen(SimulationPlan::mostRuns);
    plan.precision = 1.0;
    std::int64_t runs = 0;
    double seconds = 0;
    for (auto _ : state) {
        const Simulation done = simulate(plan);
        runs = done.report.runs();
        seconds = done.seconds;
    }
    state.counters["naive_dice"] = seconds / bench::naiveDie();
    state.counters["battles"] = static_cast<double>(runs);
}
BENCHMARK(onePercent)->Name("odds/one_percent")->Iterations(3)->Unit(benchmark::kMillisecond)->UseRealTime();

/// From the request to stop until simulate() has returned. Aim: 10 ms.
void cancel(benchmark::State& state) {
    const SimulationPlan plan = tenAgainstTen(SimulationPlan::mostRuns);
    double worst = 0;
    for (auto _ : state) {
        std::stop_source stop;
        std::jthread simulating([&] { simulate(plan, stop.get_token()); });
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        const bench::Clock::time_point asked = bench::Clock::now();
        stop.request_stop();
        simulating.join();
        const double took = bench::secondsSince(asked);
        worst = std::max(worst, took);
        state.SetIterationTime(took);
    }
    state.counters["worst_ms"] = 1e3 * worst;
}
BENCHMARK(cancel)->Name("odds/cancel")->UseManualTime()->Iterations(50)->Unit(benchmark::kMillisecond);

}  // namespace

// The analysis of a battle in each system, on all cores: how soon the graph stands, how soon it is precise, how soon a
// stop is heard.
#include "core/ai/computer_players.h"
#include "core/battle/fight.h"
#include "core/odds/battle_analysis.h"
#include "core/rules/builtin.h"
#include "tests/bench/beside.h"
#include "tests/bench/games.h"

#include <thread>

using namespace ephor;
using namespace ephor::testing;

namespace {

const RuleSystem& systemAt(std::int64_t row) { return *builtinSystems()[static_cast<std::size_t>(row)]; }

/// A battle of the novice against the standard player, so that there are choices to compare.
AnalysisPlan planOf(const RuleSystem& system) {
    AnalysisPlan plan;
    plan.game = bench::gameOf(system.info().id);
    plan.standard = &standardPlayer(*plan.game);
    plan.record.setup = plan.game->setup();
    plan.record.dice = {DicePlan::Kind::Fast, 431, 0, {}};
    const std::shared_ptr<const Player> novice = makePlayer(By::Novice, *plan.game);
    Conditions conditions;
    conditions.players = {novice.get(), plan.standard};
    conditions.key = 431;
    Fight(*plan.game).run(conditions, &plan.record);
    plan.seed = usualAnalysisSeed;
    return plan;
}

bool isWhole(const BattleAnalysis& analysis) { return std::ranges::all_of(analysis.equities, &Equity::isKnown); }

/// The first graph: every position has a chance, with whatever interval. Aim: 2 s. `precise_s`: every chance within
/// 3 %; aim: 20 s. `complete_s`: errors, too. Aims are for Men of Bronze.
void analysisStages(benchmark::State& state) {
    const AnalysisPlan plan = planOf(systemAt(state.range(0)));
    state.SetLabel(std::string(systemAt(state.range(0)).info().id));
    double first = 0;
    double precise = 0;
    double complete = 0;
    std::size_t steps = 0;
    for (auto _ : state) {
        const bench::Clock::time_point began = bench::Clock::now();
        first = precise = 0;
        const BattleAnalysis done = analyse(plan, {}, [&](const BattleAnalysis& soFar) {
            if (first == 0 && isWhole(soFar))
                first = bench::secondsSince(began);
            if (precise == 0 && soFar.halfWidth() <= plan.precision / 100)
                precise = bench::secondsSince(began);
        });
        complete = bench::secondsSince(began);
        steps = done.steps.size();
        state.SetIterationTime(complete);
    }
    state.counters["first_s"] = first;
    state.counters["precise_s"] = precise;
    state.counters["complete_s"] = complete;
    state.counters["steps"] = static_cast<double>(steps);
}
BENCHMARK(analysisStages)
    ->Name("analysis/stages")
    ->DenseRange(0, 4)
    ->UseManualTime()
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

/// From the request to stop until analyse() has returned, at moments spread over the first seconds. Aim: 10 ms.
void cancelAnalysis(benchmark::State& state) {
    const AnalysisPlan plan = planOf(systemAt(state.range(0)));
    state.SetLabel(std::string(systemAt(state.range(0)).info().id));
    std::vector<double> took;
    for (auto _ : state) {
        std::stop_source stop;
        std::jthread analysing([&] { analyse(plan, stop.get_token()); });
        std::this_thread::sleep_for(std::chrono::milliseconds(5 + 37 * took.size()));
        const bench::Clock::time_point asked = bench::Clock::now();
        stop.request_stop();
        analysing.join();
        took.push_back(bench::secondsSince(asked));
        state.SetIterationTime(took.back());
    }
    std::ranges::sort(took);
    state.counters["median_ms"] = 1e3 * took[took.size() / 2];
    state.counters["worst_ms"] = 1e3 * took.back();
}
BENCHMARK(cancelAnalysis)
    ->Name("analysis/cancel")
    ->DenseRange(0, 4)
    ->UseManualTime()
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);

}  // namespace

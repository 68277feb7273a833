// Battles with their record: fought in one go, and step by step.
#include "core/ai/computer_players.h"
#include "tests/bench/beside.h"
#include "tests/support/bronze_battles.h"

#include <algorithm>

using namespace ephor;
using namespace ephor::testing;

namespace {

/// A whole battle whose record is kept, as it is where a player looks ahead.
void recordedBattle(benchmark::State& state) {
    const std::shared_ptr<const Game> game = bronzeGameOf(state.range(0));
    Fight fight(*game);
    Conditions conditions;
    conditions.players = {&standardPlayer(*game), &standardPlayer(*game)};
    Record record;
    record.entries.reserve(4096);
    std::uint64_t run = 0;
    const std::int64_t before = bench::allocations();
    {
        const bench::Beside beside(state);
        for (auto _ : state) {
            FastDice dice(431, run++);
            conditions.dice = &dice;
            record.entries.clear();
            fight.run(conditions, &record);
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(run));
    state.counters["allocations"] = static_cast<double>(bench::allocations() - before) / static_cast<double>(run);
}
BENCHMARK(recordedBattle)->Name("battle/recorded")->Arg(10)->Unit(benchmark::kMicrosecond);

/// One step of a battle that is fought step by step: all answers so far are run again. Median and worst over many steps
/// of some battles. Aim: under 1 ms at 10 v 10.
void oneStep(benchmark::State& state) {
    const std::shared_ptr<const Game> game = bronzeGameOf(state.range(0));
    Fight fight(*game);
    std::vector<Record> records;
    for (std::uint64_t run = 0; run < (state.range(0) > 10 ? 2 : 10); ++run) {
        Record& record = records.emplace_back();
        FastDice dice(431, run);
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&standardPlayer(*game), &standardPlayer(*game)};
        fight.run(conditions, &record);
    }
    std::vector<double> times;
    for (auto _ : state) {
        for (std::size_t run = 0; run < records.size(); ++run) {
            Record record = records[run];
            const std::size_t stride = state.range(0) > 10 ? 23 : 3;
            while (record.entries.size() > stride) {
                record.entries.resize(record.entries.size() - stride);
                FastDice dice(431, run);
                Conditions conditions;
                conditions.dice = &dice;
                const double began = bench::processorSeconds();
                benchmark::DoNotOptimize(fight.run(conditions, &record));
                times.push_back(bench::processorSeconds() - began);
            }
        }
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    state.counters["median_us"] = 1e6 * median;
    state.counters["p99_us"] = 1e6 * times[times.size() * 99 / 100];
    state.counters["worst_us"] = 1e6 * times.back();
    state.counters["naive_dice"] = median / bench::naiveDie();
}
BENCHMARK(oneStep)->Name("battle/step")->Arg(10)->Arg(30)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace

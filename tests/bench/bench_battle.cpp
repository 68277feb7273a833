// Whole battles, the doctrine on both sides, on one core; and the steps of one fought step by step.
#include "core/odds/here.h"
#include "core/rules/builtin.h"
#include "tests/bench/beside.h"
#include "tests/support/alala_battles.h"
#include "tests/support/bronze_battles.h"
#include "tests/support/dba_setups.h"

#include <algorithm>

using namespace ephor;
using namespace ephor::testing;

namespace {

std::shared_ptr<const Game> gameOf(std::int64_t units) {
    switch (units) {
    case 6:
        return bronzeGame(sixUnits(), sixUnits());
    case 10:
        return bronzeGame(tenUnits(), tenUnits());
    default:
        return bronzeGame(thirtyUnits(), thirtyUnits(), {144, 60});
    }
}

void fightWhole(benchmark::State& state, const std::shared_ptr<const Game>& game) {
    Rerun rerun(*game, nullptr, 431);
    Conditions conditions;
    conditions.players = {&game->doctrine(), &game->doctrine()};
    rerun.fight(0, conditions);
    std::int64_t run = 0;
    std::int64_t decisions = 0;
    std::int64_t events = 0;
    const std::int64_t before = bench::allocations();
    {
        const bench::Beside beside(state);
        for (auto _ : state) {
            const Run fought = rerun.fight(run++, conditions);
            decisions += fought.decisions;
            events += fought.events;
        }
    }
    const auto battles = static_cast<double>(run);
    state.SetItemsProcessed(run);
    state.counters["allocations"] = static_cast<double>(bench::allocations() - before) / battles;
    state.counters["decisions"] = static_cast<double>(decisions) / battles;
    state.counters["events"] = static_cast<double>(events) / battles;
    state.counters["table_bytes"] = static_cast<double>(rerun.table().bytes());
}

/// Aims: 30,000 / 14,000 / 3,000 a second at 6, 10 and 30 units a side; at least 20,000 / 8,000 / 1,500.
void wholeBattle(benchmark::State& state) { fightWhole(state, gameOf(state.range(0))); }
BENCHMARK(wholeBattle)->Name("battle/whole")->Arg(6)->Arg(10)->Arg(30)->Unit(benchmark::kMicrosecond);

/// Alala!, six units of hoplites and six bands a side. Aim: 8,000 a second, at least 4,000.
void wholeAlalaBattle(benchmark::State& state) { fightWhole(state, alalaGame()); }
BENCHMARK(wholeAlalaBattle)->Name("battle/alala")->Unit(benchmark::kMicrosecond);
/// Twelve elements a side, from aggression to victory. Aim: 8,000 a second.
void wholeDbaBattle(benchmark::State& state) {
    const RuleSystem& system = *findSystem("dba");
    Pcg32 draw(431, 12);
    const auto game = system.open(mirroredDbaSetup(system, draw));
    Rerun rerun(**game, nullptr, 431);
    Conditions conditions;
    conditions.players = {&(*game)->doctrine(), &(*game)->doctrine()};
    rerun.fight(0, conditions);
    std::int64_t run = 0;
    std::int64_t decisions = 0;
    {
        const bench::Beside beside(state);
        for (auto _ : state)
            decisions += rerun.fight(run++, conditions).decisions;
    }
    state.SetItemsProcessed(run);
    state.counters["decisions"] = static_cast<double>(decisions) / static_cast<double>(run);
}
BENCHMARK(wholeDbaBattle)->Name("battle/dba")->Unit(benchmark::kMicrosecond);

/// The same with the record kept, as it is where a player looks ahead.
void recordedBattle(benchmark::State& state) {
    const std::shared_ptr<const Game> game = gameOf(state.range(0));
    Fight fight(*game);
    Conditions conditions;
    conditions.players = {&game->doctrine(), &game->doctrine()};
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

/// One step of a battle that is fought step by step: all answers so far are run again. Median and worst over many steps of some battles. Aim: under 1 ms at 10 v 10.
void oneStep(benchmark::State& state) {
    const std::shared_ptr<const Game> game = gameOf(state.range(0));
    Fight fight(*game);
    std::vector<Record> records;
    for (std::uint64_t run = 0; run < (state.range(0) > 10 ? 2 : 10); ++run) {
        Record& record = records.emplace_back();
        FastDice dice(431, run);
        Conditions conditions;
        conditions.dice = &dice;
        conditions.players = {&game->doctrine(), &game->doctrine()};
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

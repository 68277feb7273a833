// Whole battles of each system, the standard player on both sides, on one core.
#include "core/ai/computer_players.h"
#include "core/odds/here.h"
#include "tests/bench/beside.h"
#include "tests/bench/games.h"

using namespace ephor;
using namespace ephor::testing;

namespace {

void fightWhole(benchmark::State& state, const std::shared_ptr<const Game>& game) {
    Rerun rerun(*game, nullptr, 431);
    Conditions conditions;
    conditions.players = {&standardPlayer(*game), &standardPlayer(*game)};
    rerun.fight(0, conditions);
    std::int64_t run = 0;
    std::int64_t decisions = 0;
    std::int64_t events = 0;
    std::int64_t turns = 0;
    std::int64_t decided = 0;
    const std::int64_t before = bench::allocations();
    {
        const bench::Beside beside(state);
        for (auto _ : state) {
            const Run fought = rerun.fight(run++, conditions);
            decisions += fought.decisions;
            events += fought.events;
            turns += fought.ended->turns;
            decided += fought.ended->winner == Winner::Draw ? 0 : 1;
        }
    }
    const auto counts = [&](const char* name, std::int64_t sum) {
        state.counters[name] = static_cast<double>(sum) / static_cast<double>(run);
    };
    counts("allocations", bench::allocations() - before);
    counts("decisions", decisions);
    counts("events", events);
    counts("turns", turns);
    counts("decided", decided);
    state.counters["table_bytes"] = static_cast<double>(rerun.table().bytes());
    state.SetItemsProcessed(run);
}

/// Aims: 30,000 / 14,000 / 3,000 a second at 6, 10 and 30 units a side; at least 20,000 / 8,000 / 1,500.
void wholeBattle(benchmark::State& state) { fightWhole(state, bronzeGameOf(state.range(0))); }
BENCHMARK(wholeBattle)->Name("battle/whole")->Arg(6)->Arg(10)->Arg(30)->Unit(benchmark::kMicrosecond);

/// Six units of hoplites and six bands a side. Aim: 8,000 a second, at least 4,000.
void wholeAlalaBattle(benchmark::State& state) { fightWhole(state, bench::gameOf("alala")); }
BENCHMARK(wholeAlalaBattle)->Name("battle/alala")->Unit(benchmark::kMicrosecond);

/// Twelve units a side. Aim: 60,000 a second, at least 30,000.
void wholeOhwBattle(benchmark::State& state) { fightWhole(state, bench::gameOf("ohw")); }
BENCHMARK(wholeOhwBattle)->Name("battle/ohw")->Unit(benchmark::kMicrosecond);

/// Twelve elements a side, from aggression to victory. Aim: 16,000 a second, at least 8,000.
void wholeDbaBattle(benchmark::State& state) { fightWhole(state, bench::gameOf("dba")); }
BENCHMARK(wholeDbaBattle)->Name("battle/dba")->Unit(benchmark::kMicrosecond);

/// Twenty figures a side. Aim: 6,000 a second, at least 3,000.
void wholeSkirmish(benchmark::State& state) { fightWhole(state, bench::gameOf("skirmish")); }
BENCHMARK(wholeSkirmish)->Name("battle/skirmish")->Unit(benchmark::kMicrosecond);

}  // namespace

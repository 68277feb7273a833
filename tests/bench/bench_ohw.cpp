// Whole battles of O/THW Ancients, the doctrine on both sides, on one core.
#include "core/odds/here.h"
#include "tests/bench/beside.h"
#include "tests/support/ohw_setups.h"

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Aim: 30,000 a second at 12 units a side.
void wholeOhwBattle(benchmark::State& state) {
    const std::shared_ptr<const Game> game = *ohw::system().open(ohwSetup(twelveOhwUnits(), twelveOhwUnits()));
    Rerun rerun(*game, nullptr, 431);
    Conditions conditions;
    conditions.players = {&game->doctrine(), &game->doctrine()};
    rerun.fight(0, conditions);
    std::int64_t run = 0;
    std::int64_t decisions = 0;
    std::int64_t events = 0;
    std::int64_t turns = 0;
    const std::int64_t before = bench::allocations();
    {
        const bench::Beside beside(state);
        for (auto _ : state) {
            const Run fought = rerun.fight(run++, conditions);
            decisions += fought.decisions;
            events += fought.events;
            turns += fought.ended->turns;
        }
    }
    const auto battles = static_cast<double>(run);
    state.SetItemsProcessed(run);
    state.counters["allocations"] = static_cast<double>(bench::allocations() - before) / battles;
    state.counters["decisions"] = static_cast<double>(decisions) / battles;
    state.counters["events"] = static_cast<double>(events) / battles;
    state.counters["turns"] = static_cast<double>(turns) / battles;
}
BENCHMARK(wholeOhwBattle)->Name("ohw/whole")->Unit(benchmark::kMicrosecond);

}  // namespace

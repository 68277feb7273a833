// Whole skirmishes, the doctrine on both sides, on one core.
#include "core/odds/here.h"
#include "core/rules/builtin.h"
#include "tests/bench/beside.h"
#include "tests/support/skirmish_setups.h"

using namespace ephor;
using namespace ephor::testing;

namespace {

/// Two retinues of ten: men with shields, and men with bows.
ArmyList twentyFigures() {
    return skirmishList("twenty", {skirmishBand("household", 1, "man_at_arms", {{"sergeant", 4}, {"archer", 4}}),
                                   skirmishBand("tenants", 1, "sergeant", {{"spearman", 8}})});
}

std::shared_ptr<const Game> skirmishGame() {
    const RuleSystem& system = *findSystem("skirmish");
    Setup setup;
    setup.system = "skirmish";
    setup.rules = system.info().version;
    setup.table = system.info().table;
    setup.lists = {twentyFigures(), twentyFigures()};
    return *system.open(setup);
}

/// Aim: 3,000 a second at 20 figures a side.
void wholeSkirmish(benchmark::State& state) {
    const std::shared_ptr<const Game> game = skirmishGame();
    Rerun rerun(*game, nullptr, 431);
    Conditions conditions;
    conditions.players = {&game->doctrine(), &game->doctrine()};
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
    const auto battles = static_cast<double>(run);
    state.SetItemsProcessed(run);
    state.counters["allocations"] = static_cast<double>(bench::allocations() - before) / battles;
    state.counters["decisions"] = static_cast<double>(decisions) / battles;
    state.counters["events"] = static_cast<double>(events) / battles;
    state.counters["turns"] = static_cast<double>(turns) / battles;
    state.counters["decided"] = static_cast<double>(decided) / battles;
}
BENCHMARK(wholeSkirmish)->Name("battle/skirmish")->Arg(20)->Unit(benchmark::kMicrosecond);

}  // namespace

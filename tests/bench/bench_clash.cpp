#include "core/rules/alala/odds/clash.h"
#include "core/rules/men_of_bronze/odds/clash.h"
#include "core/rules/men_of_bronze/system.h"
#include "tests/bench/beside.h"
#include "tests/support/builtin_rules.h"

using namespace ephor;
using namespace ephor::men_of_bronze;

namespace {

ClashSide hoplites(int attack, int discipline) {
    ClashSide side;
    side.attack = attack;
    side.armor = 2;
    side.discipline = discipline;
    side.courage = 5;
    side.phalanx = side.phalanxCapable = true;
    side.supports = 1;
    return side;
}

/// Elite against drilled hoplites, both in Phalanx with a support: losses, tests, routs, pushback. Aim: 10 us.
void exactFight(benchmark::State& state) {
    ClashSide attacker = hoplites(6, 4);
    attacker.charging = true;
    const std::array<ClashSide, 2> sides{attacker, hoplites(4, 3)};
    const bench::Beside beside(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(computeClash(sides, {}));
}
BENCHMARK(exactFight)->Name("clash/exact")->Unit(benchmark::kMicrosecond);

/// Alala!: two intact units of hoplites with a support each, one charging, leaders with both. Aim: 10 us.
void exactAlalaCombat(benchmark::State& state) {
    const alala::Options options;
    alala::ClashSide side;
    side.combat.troops = alala::troopsNamed("hoplite", options);
    side.combat.men = side.initialMen = 20;
    side.combat.supportRight = 1;
    side.combat.leader = true;
    side.leaderCp = 4;
    std::array<alala::ClashSide, 2> sides{side, side};
    sides[0].combat.charged = true;
    const bench::Beside beside(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(alala::computeClash(sides, options));
}
BENCHMARK(exactAlalaCombat)->Name("clash/alala")->Unit(benchmark::kMicrosecond);

/// The same with everything that the calculator shows.
void wholeReport(benchmark::State& state) {
    Field unit;
    unit.key = "unit";
    unit.value = std::string("elite_hoplite");
    ClashInputs inputs;
    inputs[0].push_back(unit);
    inputs[1].push_back(unit);
    const bench::Beside beside(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(men_of_bronze::system().clash(inputs));
}
BENCHMARK(wholeReport)->Name("clash/report")->Unit(benchmark::kMicrosecond);

}  // namespace

#include "core/dice/fast_dice.h"
#include "core/dice/sealed_dice.h"
#include "tests/bench/beside.h"

#include <array>

using namespace ephor;

namespace {

template <typename Dice> void throwTen(benchmark::State& state, Dice dice) {
    std::array<std::uint8_t, 10> faces{};
    const bench::Beside beside(state);
    for (auto _ : state) {
        dice.draw(6, faces);
        benchmark::DoNotOptimize(faces);
    }
    state.SetItemsProcessed(10 * state.iterations());
}

BENCHMARK_CAPTURE(throwTen, fast, FastDice(431))->Name("dice/ten_fast");
BENCHMARK_CAPTURE(throwTen, sealed, SealedDice(DiceKey{}))->Name("dice/ten_sealed");

}  // namespace

#include "tests/bench/beside.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <ctime>
#include <new>
#include <random>

namespace {

std::atomic<std::int64_t> calls = 0;

}  // namespace

// Not inlined: the compiler would see malloc() behind one and not behind the other, and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
    calls.fetch_add(1, std::memory_order_relaxed);
    if (void* memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace ephor::bench {

std::int64_t allocations() { return calls.load(std::memory_order_relaxed); }

double processorSeconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

namespace {

double timeNaively() {
    static constexpr int dice = 2'000'000;
    std::mt19937 generator(431);
    std::uniform_int_distribution<int> die(1, 6);
    std::array<double, 5> times{};
    for (double& time : times) {
        const double began = processorSeconds();
        int sum = 0;
        for (int i = 0; i < dice; ++i)
            sum += die(generator);
        benchmark::DoNotOptimize(sum);
        time = (processorSeconds() - began) / dice;
    }
    std::ranges::sort(times);
    return times[2];
}

void naiveDice(benchmark::State& state) {
    std::mt19937 generator(431);
    std::uniform_int_distribution<int> die(1, 6);
    for (auto _ : state)
        benchmark::DoNotOptimize(die(generator));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(naiveDice)->Name("dice/naive_mt19937");

}  // namespace

double naiveDie() {
    static const double seconds = timeNaively();
    return seconds;
}

}  // namespace ephor::bench

BENCHMARK_MAIN();

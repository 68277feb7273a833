// The yardstick: a naive loop of dice, and allocations counted.
#pragma once

#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdint>

namespace ephor::bench {

using Clock = std::chrono::steady_clock;

inline double secondsSince(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

/// Processor seconds of this thread: on a machine that is shared, what it really got.
double processorSeconds();

/// Seconds that one die of the naive loop takes; measured once.
double naiveDie();

/// Calls of operator new so far, in all threads.
std::int64_t allocations();

/// Times the loop of this thread and sets its counter `naive_dice`: naive dice thrown in the time of one iteration.
class Beside {
public:
    explicit Beside(benchmark::State& state) : m_state(state), m_began((naiveDie(), processorSeconds())) {}
    ~Beside() {
        m_state.counters["naive_dice"] =
            (processorSeconds() - m_began) / static_cast<double>(m_state.iterations()) / naiveDie();
    }
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;

private:
    benchmark::State& m_state;
    double m_began;
};

}  // namespace ephor::bench

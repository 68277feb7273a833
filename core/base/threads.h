// Work shared by several threads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <system_error>
#include <thread>
#include <vector>

namespace ephor {

/// `wanted` threads, or one for each processor core if that is 0; never more than there are pieces of work.
inline int threadsFor(int wanted, std::int64_t pieces = std::numeric_limits<int>::max()) {
    const std::int64_t threads = wanted > 0 ? wanted : std::int64_t{std::thread::hardware_concurrency()};
    return static_cast<int>(std::clamp<std::int64_t>(threads, 1, std::max<std::int64_t>(1, pieces)));
}

/// Runs `work` on this many threads at once, including the calling one, and waits for all. The system may provide fewer
/// threads, so each call of `work` must go on until no work is left. Returns the number of threads used.
inline int shareWork(int threads, const std::function<void()>& work) {
    std::vector<std::jthread> others;
    try {
        for (int i = 1; i < threads; ++i)
            others.emplace_back(work);
    } catch (const std::system_error&) {
        // The work still gets done without this thread, only later.
    }
    work();
    return 1 + static_cast<int>(others.size());
}

}  // namespace ephor

// Work shared by several threads.
#pragma once

#include <algorithm>
#include <functional>
#include <system_error>
#include <thread>
#include <vector>

namespace ephor {

/// The number of processor cores; 1 if it is not known.
inline int coreCount() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

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

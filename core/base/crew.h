// Work that several threads share.
#pragma once

#include <functional>
#include <system_error>
#include <thread>
#include <vector>

namespace ephor {

/// Does the work in so many threads at once, the caller's among them, and waits for all. Where the machine gives fewer,
/// those do it: each must go on until nothing is left. How many it were.
inline int shareWork(int threads, const std::function<void()>& work) {
    std::vector<std::jthread> others;
    try {
        for (int i = 1; i < threads; ++i)
            others.emplace_back(work);
    } catch (const std::system_error&) {
        // One that cannot be started is missed by nobody but the clock.
    }
    work();
    return 1 + static_cast<int>(others.size());
}

}  // namespace ephor

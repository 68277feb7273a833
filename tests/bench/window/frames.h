// Times of what a person waits for at a window, and the subjects that are measured.
#pragma once

#include <QElapsedTimer>
#include <algorithm>
#include <ctime>
#include <fmt/format.h>
#include <string>
#include <vector>

namespace ephor::bench {

inline double milliseconds(const QElapsedTimer& since) { return static_cast<double>(since.nsecsElapsed()) / 1e6; }

inline void report(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    fmt::print("{:<54} median {:6.2f} ms, 99 of 100 {:6.2f} ms, worst {:6.2f} ms\n", what, times[times.size() / 2],
               times[times.size() * 99 / 100], times.back());
}

/// Wall clock and, as the machine may be busy with other things, the processor's time of each of many steps.
struct Times {
    std::vector<double> wall;
    std::vector<double> processor;

    template <typename F> void measure(const F& step) {
        QElapsedTimer timer;
        timer.start();
        const std::clock_t before = std::clock();
        step();
        wall.push_back(milliseconds(timer));
        processor.push_back(1e3 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    }
    void report(const std::string& what) const {
        bench::report((what + ", wall").c_str(), wall);
        bench::report((what + ", processor").c_str(), processor);
    }
};

// Each prints its figures; false where something was lost on the way.
bool typing();
bool map();
bool opening();
bool playback();

}  // namespace ephor::bench

// Times of what a person waits for at a window, and the subjects that are measured.
#pragma once

#include <QElapsedTimer>
#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace ephor::bench {

inline double milliseconds(const QElapsedTimer& since) { return static_cast<double>(since.nsecsElapsed()) / 1e6; }

inline void report(const char* what, std::vector<double> times) {
    std::ranges::sort(times);
    fmt::print("{:<54} median {:6.2f} ms, 99 of 100 {:6.2f} ms, worst {:6.2f} ms\n", what, times[times.size() / 2],
               times[times.size() * 99 / 100], times.back());
}

// Each prints its figures; false where something was lost on the way.
bool typing();
bool map();
bool opening();
bool playback();

}  // namespace ephor::bench

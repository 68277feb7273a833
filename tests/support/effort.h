// How much work a statistical or random test does: all of it in an optimised build, less with assertions or sanitizers.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace ephor::testing {

/// `full` in a release build; a fifth with assertions, a twentieth under a sanitizer. EPHOR_EFFORT=2 doubles it, 0.1
/// makes it a tenth.
inline int effort(int full) {
    double share = 1;
#ifndef NDEBUG
    share = 0.2;
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    share = 0.05;
#endif
    if (const char* given = std::getenv("EPHOR_EFFORT"))
        share *= std::atof(given);
    return std::max(1, static_cast<int>(full * share));
}

}  // namespace ephor::testing

// Is a count of outcomes what equal chances would give? A bound derived from sigma, for draws with a fixed seed.
#pragma once

#include <cmath>
#include <span>

namespace ephor::testing {

/// Pearson's sum for cells of equal chance.
inline double chiSquare(std::span<const int> counts) {
    double total = 0;
    for (const int n : counts)
        total += n;
    const double expected = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const int n : counts)
        sum += (n - expected) * (n - expected) / expected;
    return sum;
}

/// True where that sum lies within four sigma of its mean: k - 1 with variance 2 (k - 1). Too even is as suspicious as
/// too uneven.
inline bool looksUniform(std::span<const int> counts) {
    const double freedom = static_cast<double>(counts.size()) - 1;
    return std::abs(chiSquare(counts) - freedom) <= 4 * std::sqrt(2 * freedom);
}

}  // namespace ephor::testing

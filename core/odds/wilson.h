// The Wilson score interval (Wilson 1927): a confidence interval for a probability, from a count of successes.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace ephor {

/// The 97.5 % point of the standard normal distribution, to the last bit of a double.
inline constexpr double normal975 = 1.959963984540054;

/// A share of runs with its 95 % confidence interval.
struct Share {
    std::int64_t count = 0;
    double p = 0;
    double low = 0;
    double high = 1;

    double halfWidth() const { return (high - low) / 2; }

    friend bool operator==(const Share&, const Share&) = default;
};

/// So many runs make half of every 95 % interval at most this many percent: it is widest for a share of one half.
inline std::int64_t runsForPrecision(double percent) {
    return static_cast<std::int64_t>(std::ceil(std::pow(normal975 / 2 / (percent / 100), 2)));
}

/// The share for `halves` half successes in `runs` independent runs. Without runs the interval is 0 to 1.
inline Share wilsonOfHalves(std::int64_t halves, std::int64_t runs) {
    if (runs <= 0)
        return {};
    const auto n = static_cast<double>(runs);
    const double p = static_cast<double>(halves) / 2 / n;
    const double z2 = normal975 * normal975;
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = normal975 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
    // With no successes or only successes the formula gives exactly 0 or 1. Rounding must not change that.
    return {halves / 2, p, halves == 0 ? 0.0 : std::max(0.0, centre - half),
            halves == 2 * runs ? 1.0 : std::min(1.0, centre + half)};
}

/// The share for `count` of `runs` independent runs. Without runs the interval is 0 to 1.
inline Share wilson(std::int64_t count, std::int64_t runs) { return wilsonOfHalves(2 * count, runs); }

}  // namespace ephor

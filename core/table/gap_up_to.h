// The gap of two bodies as far as it matters.
#pragma once

#include "core/table/geometry.h"

namespace ephor {

/// The gap where it is at most `limit` (and the tolerance), else nothing. Cheaper than `gap` where they are farther apart.
inline std::optional<double> gapUpTo(const Body& a, const Body& b, double limit) {
    const detail::Pair pair(a, b, b.pose.centre - a.pose.centre);
    const double apart = -pair.leastOverlap();
    if (apart > limit + tolerance)
        return std::nullopt;
    const double gap = apart <= 0 ? 0 : std::sqrt(detail::squaredGapOfCorners(pair, a, b));
    return gap <= limit + tolerance ? std::optional(gap) : std::nullopt;
}

}  // namespace ephor

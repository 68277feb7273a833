// The gap of two bodies up to a limit.
#pragma once

#include "core/table/geometry.h"

namespace ephor {

/// The gap if it is at most `limit` (plus the tolerance), else none. Cheaper than `gap` for bodies that are farther
/// apart.
inline std::optional<double> gapUpTo(const Body& a, const Body& b, double limit) {
    const Vec between = b.pose.centre - a.pose.centre;
    const double most = limit + tolerance;
    // Uses (x + y)^2 <= 2 x^2 + 2 y^2 for the reach and the limit.
    if (squaredLength(between) > 2 * detail::squaredReach(a, b) + 2 * most * most)
        return std::nullopt;
    const detail::Pair pair(a, b, between);
    const double apart = -pair.leastOverlap();
    if (apart > most)
        return std::nullopt;
    const double gap = apart <= 0 ? 0 : std::sqrt(detail::squaredGapOfCorners(pair, a, b));
    return gap <= most ? std::optional(gap) : std::nullopt;
}

}  // namespace ephor

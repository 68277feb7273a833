#include "core/table/body.h"

namespace ephor {

namespace {

/// Rounds to the nearest multiple of 1 / steps. Halves round away from zero, so that a mirrored table snaps to the
/// mirrored position. The added zero turns -0 into 0. Numbers that are too large for an integer have no fraction to
/// round; NaN stays NaN.
double snapped(double value, double steps) {
    constexpr double tooLarge = static_cast<double>(1LL << 62);
    const double counted = value * steps;
    if (!(std::abs(counted) < tooLarge))
        return value;
    return static_cast<double>(static_cast<std::int64_t>(counted + std::copysign(0.5, counted))) / steps + 0.0;
}

Vec snappedFacing(Vec facing) { return {snapped(facing.x, facingSteps), snapped(facing.y, facingSteps)}; }

}  // namespace

Pose snapped(const Pose& pose) {
    // A snapped facing is off the unit circle by less than a step. It is left as it is, because normalising it again
    // could round it to another value.
    Vec facing = snappedFacing(pose.facing);
    if (facing != pose.facing || std::abs(squaredLength(facing) - 1) > 2 / facingSteps)
        facing = snappedFacing(direction(pose.facing));
    return {{snapped(pose.centre.x, centreSteps), snapped(pose.centre.y, centreSteps)}, facing};
}

std::array<Vec, 4> corners(const Body& body) {
    const Vec ahead = body.facing() * body.halfDepth();
    const Vec aside = body.right() * body.halfFrontage();
    const Vec centre = body.pose.centre;
    return {centre + ahead - aside, centre + ahead + aside, centre - ahead + aside, centre - ahead - aside};
}

Vec outwardNormal(const Body& body, Edge edge) {
    switch (edge) {
    case Edge::Front:
        return body.facing();
    case Edge::Right:
        return body.right();
    case Edge::Rear:
        return -body.facing();
    case Edge::Left:
        break;
    }
    return -body.right();
}

}  // namespace ephor

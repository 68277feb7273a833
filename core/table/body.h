// Where a piece stands and which area it covers.
#pragma once

#include "core/table/vec.h"

#include <array>
#include <cstdint>

namespace ephor {

/// Centre in inches and the unit vector that the piece faces.
struct Pose {
    Vec centre;
    Vec facing{0, 1};

    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

/// Resolution of snapped poses: steps for each inch, and steps for a facing of length 1.
inline constexpr double centreSteps = 1 << 24;
inline constexpr double facingSteps = static_cast<double>(1LL << 40);

/// The pose with its centre rounded to multiples of 2^-24 inch and its facing normalised and rounded to multiples of
/// 2^-40. (With a coarser facing, errors at the far end of the table would exceed the tolerance.) Idempotent; no
/// coordinate is a negative zero. All poses of events are snapped, so a battle replays bit for bit on every machine.
Pose snapped(const Pose& pose);

/// Size of a rectangular base or unit in inches: `frontage` across, `depth` along the facing.
struct Footprint {
    double frontage = 0;
    double depth = 0;

    friend constexpr bool operator==(const Footprint&, const Footprint&) = default;
};

struct Body {
    Pose pose;
    Footprint size;

    constexpr Vec facing() const { return pose.facing; }
    constexpr Vec right() const { return rightOf(pose.facing); }
    constexpr double halfFrontage() const { return size.frontage / 2; }
    constexpr double halfDepth() const { return size.depth / 2; }
    /// Half the diagonal: no point of the body is farther from its centre.
    double radius() const { return std::sqrt(squaredLength({size.frontage, size.depth})) / 2; }

    friend constexpr bool operator==(const Body&, const Body&) = default;
};

/// The sides of a body in clockwise order, seen from above and starting ahead.
enum class Edge : std::uint8_t { Front, Right, Rear, Left };

/// True if a facing is a unit vector, to 1e-6. False for NaN.
inline bool isFacing(Vec facing) { return std::abs(squaredLength(facing) - 1) <= 1e-6; }

/// Corners in the order front left, front right, rear right, rear left (clockwise).
/// Edge e runs from corner e to corner (e + 1) % 4.
std::array<Vec, 4> corners(const Body& body);

constexpr Vec frontMiddle(const Body& body) { return body.pose.centre + body.facing() * body.halfDepth(); }

/// The outward unit normal of an edge.
Vec outwardNormal(const Body& body, Edge edge);

}  // namespace ephor

// Ground: simple polygons with an effect, and what they cost, stop and hide.
#pragma once

#include "core/table/body.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ephor {

enum class Ground : std::uint8_t { Open, Difficult, Dangerous, Impassable };

/// A piece of terrain. `outline` is a simple polygon (either direction, not closed), in inches.
struct Terrain {
    std::string name;
    std::string kind;  ///< what is drawn: hill, wood, marsh, river, wall, …
    Ground ground = Ground::Open;
    bool blocksSight = false;
    std::vector<Vec> outline;

    friend bool operator==(const Terrain&, const Terrain&) = default;
};

using Outline = std::span<const Vec>;

/// The corner after corner `i`.
inline Vec following(Outline outline, std::size_t i) { return outline[i + 1 == outline.size() ? 0 : i + 1]; }

/// True where the polygon has an area, neither crosses nor touches itself, and all its coordinates are finite.
bool isSimple(Outline outline);

/// True where the point is inside or on the edge.
bool contains(Outline outline, Vec point);

/// True where the interior of the body overlaps that of the polygon by more than the tolerance.
bool overlap(Outline outline, const Body& body);

/// Length of the part of the segment that lies inside; a stretch along an edge does not count.
double lengthInside(Outline outline, Vec from, Vec to);

/// How far the body may go straight along `along`, at most `distance`, before its interior would enter the polygon;
/// nothing where the whole way is free. A body already inside is stopped at 0.
std::optional<double> sweep(const Body& mover, Vec along, double distance, Outline outline);

/// One crossing of a polygon's edge by a straight path: the distance along it, and whether it enters.
struct Crossing {
    double at = 0;
    bool enters = false;
};
/// All crossings of the path from `from` along the unit vector `along` within `distance`, in order of distance. Grazing
/// is no crossing. The edge belongs to the ground: a path that ends on it from outside enters, and one that starts on
/// it does not enter again.
std::vector<Crossing> crossings(Outline outline, Vec from, Vec along, double distance);

/// How far a point gets along the unit vector `along` with `allowance` inches of movement where each inch inside one of
/// `slow` costs two (they do not add up).
double reach(Vec from, Vec along, double allowance, std::span<const Outline> slow);

/// What the straight way from `from` to `to` costs by the same rule.
double cost(Vec from, Vec to, std::span<const Outline> slow);

}  // namespace ephor

// Terrain: simple polygons, and how they slow, stop and hide.
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

/// The corner after corner `i`, cyclically.
inline Vec following(Outline outline, std::size_t i) { return outline[i + 1 == outline.size() ? 0 : i + 1]; }

/// True if the polygon has an area, does not cross or touch itself, and has only finite coordinates.
bool isSimple(Outline outline);

/// True if the point is inside or on the edge.
bool contains(Outline outline, Vec point);

/// True if the interiors of body and polygon overlap by more than the tolerance.
bool overlap(Outline outline, const Body& body);

/// Length of the part of the segment inside the polygon; parts along an edge do not count.
double lengthInside(Outline outline, Vec from, Vec to);

/// Distance that the body can go straight along `along`, at most `distance`, before its interior enters the polygon;
/// none if the whole path is free. 0 for a body that is already inside.
std::optional<double> sweep(const Body& mover, Vec along, double distance, Outline outline);

/// A crossing of the polygon's edge by a straight path: its distance along the path, and whether the path enters there.
struct Crossing {
    double at = 0;
    bool enters = false;
};
/// All crossings of the path from `from` along the unit vector `along` within `distance`, in order of distance. Grazing
/// is no crossing. The edge belongs to the polygon: a path that ends on it from outside enters, and a path that starts
/// on it does not enter again.
std::vector<Crossing> crossings(Outline outline, Vec from, Vec along, double distance);

/// Distance that a point can go along the unit vector `along` with `allowance` inches of movement. Each inch inside any
/// of `slow` costs two; overlapping terrain does not add up.
double reach(Vec from, Vec along, double allowance, std::span<const Outline> slow);

/// The movement that the straight path from `from` to `to` costs, by the same rule.
double cost(Vec from, Vec to, std::span<const Outline> slow);

}  // namespace ephor

// Natural shapes of terrain, made from its exact outline. The same terrain always gets the same shape.
#pragma once

#include "core/table/terrain.h"
#include "ui/battle/table/table_camera.h"

#include <QPainterPath>

namespace ephor {

/// The outline as it is in the rules.
QPainterPath exactShape(const Terrain& terrain, const TableCamera& camera);

/// A rounded shape inside the outline. `share` of its size, around its middle: below 1 for contour lines.
QPainterPath naturalShape(const Terrain& terrain, const TableCamera& camera, double share = 1);

/// Water with natural banks inside the outline of a stream. Where a short edge ends it, the water runs on, to be
/// clipped.
QPainterPath streamShape(const Terrain& terrain, const TableCamera& camera);

/// Twice the area by the perimeter, in inches: about the width of a river or road, half of that of a wood.
double thickness(const Terrain& terrain);

/// 1 for a circle, less the longer and narrower the terrain is.
double roundness(const Terrain& terrain);

/// A point in a terrain, with a number from 0 to 1 for its look.
struct ScatteredPoint {
    Vec at;
    double look = 0;
};
/// Points about `spacing` inches apart, from the north to the south. `inset`: inches from the outline.
std::vector<ScatteredPoint> scattered(const Terrain& terrain, double spacing, double inset = 0);

/// Points in rows, as trees are planted.
std::vector<Vec> inRows(const Terrain& terrain, double spacing);

/// Points along the outline, `step` inches apart, with the direction inwards.
struct EdgePoint {
    Vec at;
    Vec inwards;
};
std::vector<EdgePoint> alongEdge(const Terrain& terrain, double step);

}  // namespace ephor

// Names of terrain on the table, where neither units nor their labels are in the way.
#pragma once

#include "core/table/terrain.h"
#include "ui/battle/drawing/ground_painter.h"
#include "ui/battle/drawing/unit_labels.h"

namespace ephor {

/// The names that have room, after the labels were placed. A name keeps its place while that is free. Returns the
/// places of the names, in pixels.
std::vector<QRectF> paintTerrainNames(QPainter& painter, std::span<const Terrain> all, const GroundInk& ink,
                                      const UnitLabels& labels, LabelMemory& kept);

}  // namespace ephor

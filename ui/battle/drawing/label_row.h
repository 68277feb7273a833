// The row of a unit's label: badge, strength and markers.
#pragma once

#include "ui/battle/drawing/unit_painter.h"

namespace ephor {

/// What stands in the row besides markers. A waiting unit is whole and stands behind the edge of its power; a single
/// man and a unit on a base are either there or not.
struct RowParts {
    bool badge = true;
    bool strength = true;
    bool dot = false;  ///< in the shape and colour of the badge, but without its letter
};
RowParts partsOf(const UnitShown& unit, const UnitInk& ink, bool isSmall);

/// Paints the row from the origin to the right. Returns its width.
double paintRow(QPainter& painter, const UnitShown& unit, double size, const UnitInk& ink, RowParts parts);

/// Equal for rows that look the same.
QString keyOfRow(const UnitShown& unit, const UnitInk& ink, double size, double ratio);

}  // namespace ephor

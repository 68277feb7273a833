// Lines of a map with fewer points.
#pragma once

#include <QPolygonF>

namespace ephor {

/// The distance from a point to the line segment between two others.
double distanceToStretch(QPointF point, QPointF from, QPointF to);
/// The points that the line needs to stay within the detail (Douglas-Peucker). The first, the middle and the last
/// point are kept, so a closed line, whose ends are equal, keeps its form.
QPolygonF simplified(const QPolygonF& points, double detail);

}  // namespace ephor

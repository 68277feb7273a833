// Paints phases as a row of arrows: finished ones have a tick, the current one is highlighted.
#pragma once

#include <QRectF>
#include <QStringList>

class QPainter;
class QWidget;

namespace ephor {

/// Paints within the width of `box` and around its middle. `now` counts from 0; with `ticks` the phases before it are
/// marked as finished.
void paintPhaseArrows(QPainter& painter, const QWidget& widget, const QRectF& box, const QStringList& phases, int now,
                      bool ticks);

}  // namespace ephor

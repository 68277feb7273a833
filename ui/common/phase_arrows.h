// Phases one after the other as arrows: those that are done have a tick, the present one stands out.
#pragma once

#include <QRectF>
#include <QStringList>

class QPainter;
class QWidget;

namespace ephor {

/// Within the width and around the middle of `box`; `now` counts from 0, and with `ticks` those before it are done.
void paintPhaseArrows(QPainter& painter, const QWidget& widget, const QRectF& box, const QStringList& phases, int now,
                      bool ticks);

}  // namespace ephor

// The markers of units.
#pragma once

#include "ui/battle/drawing/table_picture.h"

#include <QColor>

class QPainter;
class QFont;
class QPalette;

namespace ephor {

/// Paints a marker of that height at (0, 0), repeated or with a number as needed; returns its width.
double paintMarker(QPainter& painter, const MarkerShown& marker, double size, const QPalette& palette,
                   const QColor& edge, const QFont& font);
/// Paints a number in a box; returns its width.
double paintNumber(QPainter& painter, int number, double size, const QPalette& palette, const QColor& edge,
                   const QFont& font);

}  // namespace ephor

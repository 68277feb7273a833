// Dice as the log and the panel show them.
#pragma once

#include <QColor>
#include <QPointF>

class QFont;
class QPainter;
class QPalette;

namespace ephor {

/// A die of that size with its number; a hit is filled with the side's colour.
void paintDie(QPainter& painter, QPointF topLeft, double size, int face, bool hit, const QColor& colour,
              const QPalette& palette, const QFont& font);

}  // namespace ephor

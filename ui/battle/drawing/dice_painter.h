// Dice in the log and in the decision panel.
#pragma once

#include <QColor>
#include <QPointF>

class QFont;
class QPainter;
class QPalette;

namespace ephor {

/// Paints a die of that size with its number; a hit is filled with the side's colour.
void paintDie(QPainter& painter, QPointF topLeft, double size, int face, bool hit, const QColor& colour,
              const QPalette& palette, const QFont& font);

}  // namespace ephor

// Signs of troops and markers of units.
#pragma once

#include "ui/battle/table/table_picture.h"

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;
class QFont;
class QPalette;

namespace ephor {

struct SignInk {
    QColor fill;
    QColor outline;
    QColor dark;  ///< for details on the fill
};

/// Paints a figure centred on the origin, front up, of about that radius. Hollow: lost.
void paintFigure(QPainter& painter, const QString& sign, double radius, const SignInk& ink, bool hollow);

/// True for close order, which is drawn with a closed frame.
bool isCloseOrder(const QString& sign);

/// Paints a marker of that height at (0, 0), repeated or with a number as needed; returns its width.
double paintMarker(QPainter& painter, const MarkerShown& marker, double size, const QPalette& palette,
                   const QColor& edge, const QFont& font);
/// Paints a number in a box; returns its width.
double paintNumber(QPainter& painter, int number, double size, const QPalette& palette, const QColor& edge,
                   const QFont& font);

}  // namespace ephor

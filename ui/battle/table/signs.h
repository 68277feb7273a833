// The signs of troops and the markers of units.
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
    QColor dark;  ///< for what stands on the fill
};

/// A figure about the origin, its front up, of about that radius; hollow: it is lost.
void paintFigure(QPainter& painter, const QString& sign, double radius, const SignInk& ink, bool hollow);

/// True where men stand shoulder to shoulder: drawn with a whole frame.
bool isCloseOrder(const QString& sign);

/// A marker of that height at (0, 0), as often or with the number as it says; returns its width.
double paintMarker(QPainter& painter, const MarkerShown& marker, double size, const QPalette& palette,
                   const QColor& edge, const QFont& font);
/// A number in a box; returns its width.
double paintNumber(QPainter& painter, int number, double size, const QPalette& palette, const QColor& edge,
                   const QFont& font);

}  // namespace ephor

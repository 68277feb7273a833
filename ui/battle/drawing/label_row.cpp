#include "ui/battle/drawing/label_row.h"

#include "ui/battle/drawing/signs.h"
#include "ui/common/colours.h"

#include <QPainter>

namespace ephor {

namespace {

double paintStrength(QPainter& painter, const UnitShown& unit, double size, const UnitInk& ink) {
    const QColor outline = ink.look.outline(ink.palette);
    if (unit.full > 8)
        return paintNumber(painter, unit.strength, size, ink.palette, outline, ink.font);
    const double bar = size * 0.36;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < unit.full; ++i) {
        painter.setPen(QPen(outline, 1));
        painter.setBrush(i < unit.strength ? QBrush(ink.look.colour(ink.palette))
                                           : QBrush(ink.palette.color(QPalette::Base)));
        painter.drawRect(QRectF(i * (bar + 1.5), size * 0.15, bar, size * 0.7));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    return unit.full * (bar + 1.5);
}

}  // namespace

RowParts partsOf(const UnitShown& unit, const UnitInk& ink, bool isSmall) {
    if (unit.waiting || unit.isSingle())
        return {false, false};
    return {!isSmall && !ink.quiet, unit.full > 1 && (!isSmall || unit.strength < unit.full), !isSmall && ink.quiet};
}

double paintRow(QPainter& painter, const UnitShown& unit, double size, const UnitInk& ink, RowParts parts) {
    const double space = size * 0.28;
    const QColor edge = ink.look.outline(ink.palette);
    double x = 0;
    const auto put = [&](auto&& paint) {
        painter.save();
        painter.translate(x, 0);
        x += paint() + space;
        painter.restore();
    };
    if (parts.badge)
        put([&] {
            ink.look.paint(painter, {size / 2, size / 2}, size * 0.46, ink.palette, ink.font);
            return size;
        });
    if (parts.dot)
        put([&] {
            const double radius = size * 0.26;
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(edge, 1));
            painter.setBrush(ink.look.colour(ink.palette));
            painter.drawPath(ink.look.path(radius).translated(radius, size / 2));
            return 2 * radius;
        });
    if (parts.strength)
        put([&] { return paintStrength(painter, unit, size, ink); });
    for (const MarkerShown& marker : unit.markers)
        put([&] {
            return marker.marker == Marker::None
                       ? paintNumber(painter, marker.number, size, ink.palette, edge, ink.font)
                       : paintMarker(painter, marker, size, ink.palette, edge, ink.font);
        });
    return std::max(0.0, x - space);
}

QString keyOfRow(const UnitShown& unit, const UnitInk& ink, double size, double ratio) {
    QString key = QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
                      .arg(ink.look.colour(ink.palette).rgb())
                      .arg((isDark(ink.palette) ? 1 : 0) + (ink.quiet ? 2 : 0))
                      .arg(static_cast<int>(ink.look.shape))
                      .arg(size, 0, 'f', 1)
                      .arg(ratio)
                      .arg(unit.waiting ? -1 : unit.strength)
                      .arg(unit.full);
    for (const MarkerShown& marker : unit.markers)
        key += u' ' + QString::number(static_cast<int>(marker.marker)) + marker.name + QString::number(marker.number);
    return key;
}

}  // namespace ephor

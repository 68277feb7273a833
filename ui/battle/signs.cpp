#include "ui/battle/signs.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace ephor {

namespace {

QPainterPath horse(double r) {
    QPainterPath path;
    path.moveTo(0, -r * 1.45);
    path.lineTo(r * 0.72, -r * 0.5);
    path.lineTo(r * 0.72, r * 1.25);
    path.lineTo(-r * 0.72, r * 1.25);
    path.lineTo(-r * 0.72, -r * 0.5);
    path.closeSubpath();
    return path;
}

QPainterPath crescent(double r) {
    QPainterPath whole;
    whole.addEllipse(QPointF(0, 0), r * 1.15, r * 1.15);
    QPainterPath bite;
    bite.addEllipse(QPointF(0, r * 0.95), r * 1.05, r * 0.95);
    return whole.subtracted(bite);
}

QPainterPath elephant(double r) {
    QPainterPath path;
    path.addRoundedRect(QRectF(-r * 0.55, -r * 0.7, r * 1.1, r * 1.7), r * 0.5, r * 0.5);
    path.addRect(QRectF(-r * 0.1, -r * 1.2, r * 0.2, r * 0.6));
    return path;
}

QPainterPath shapeOf(const QString& sign, double r) {
    QPainterPath path;
    if (sign == QLatin1String("cavalry") || sign == QLatin1String("horse"))
        return horse(r * 0.85);
    if (sign == QLatin1String("peltast"))
        return crescent(r * 0.82);
    if (sign == QLatin1String("elephant"))
        return elephant(r);
    const bool small = sign == QLatin1String("psiloi") || sign == QLatin1String("archer");
    path.addEllipse(QPointF(), small ? r * 0.62 : r, small ? r * 0.62 : r);
    return path;
}

}  // namespace

bool isCloseOrder(const QString& sign) {
    return sign != QLatin1String("psiloi") && sign != QLatin1String("archer") && sign != QLatin1String("peltast") &&
           sign != QLatin1String("cavalry") && sign != QLatin1String("horse");
}

void paintFigure(QPainter& painter, const QString& sign, double radius, const SignInk& ink, bool hollow) {
    const double pen = std::clamp(radius * 0.24, 0.5, 1.6);
    if (hollow) {
        QColor faint = ink.outline;
        faint.setAlphaF(0.4F);
        painter.setPen(QPen(faint, pen * 0.8));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shapeOf(sign, radius * 0.85));
        return;
    }
    painter.setPen(QPen(ink.outline, pen));
    painter.setBrush(ink.fill);
    painter.drawPath(shapeOf(sign, radius));
    if (sign == QLatin1String("hoplite")) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink.dark);
        painter.drawEllipse(QPointF(), radius * 0.34, radius * 0.34);
    } else if (sign == QLatin1String("psiloi")) {
        painter.setPen(QPen(ink.outline, pen * 1.1, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-radius * 0.95, radius * 0.95), QPointF(radius * 1.15, -radius * 1.15));
    } else if (sign == QLatin1String("archer")) {
        painter.setPen(QPen(ink.outline, pen * 1.1, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawArc(QRectF(-radius * 1.2, -radius * 1.05, radius * 2.4, radius * 2), 25 * 16, 130 * 16);
    } else if (sign == QLatin1String("infantry")) {
        painter.setPen(QPen(ink.dark, pen * 1.1));
        painter.drawLine(QPointF(0, -radius * 0.55), QPointF(0, radius * 0.55));
    } else if (sign == QLatin1String("elephant")) {
        painter.setBrush(Qt::white);
        painter.drawRect(QRectF(-radius * 0.28, -radius * 0.1, radius * 0.56, radius * 0.56));
    } else if (sign == QLatin1String("artillery")) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink.outline, pen * 1.6));
        painter.drawLine(QPointF(0, -radius), QPointF(0, radius));
        painter.drawArc(QRectF(-radius, -radius, radius * 2, radius * 1.6), 20 * 16, 140 * 16);
    }
}

double paintMarker(QPainter& painter, const QString& marker, const QString& name, double size, const QPalette& palette,
                   const QColor& edge, const QFont& font) {
    const Colours& colours = Colours::of(palette);
    painter.setRenderHint(QPainter::Antialiasing);
    if (marker == QLatin1String("wavering")) {
        QPainterPath wave;
        const double y = size / 2;
        wave.moveTo(size * 0.05, y);
        for (int i = 0; i < 3; ++i) {
            const double x = size * (0.05 + 0.36 * i);
            wave.cubicTo(x + size * 0.12, y - size * 0.5, x + size * 0.24, y + size * 0.5, x + size * 0.36, y);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.table, size * 0.34, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(wave);
        painter.setPen(QPen(colours.error, size * 0.15, Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(wave);
        return size * 1.2;
    }
    if (marker == QLatin1String("helmet")) {
        painter.setPen(QPen(edge, 1.2));
        painter.setBrush(colours.card);
        painter.drawEllipse(QRectF(0, 0, size, size));
        const double ratio = painter.device()->devicePixelRatioF();
        const int inside = static_cast<int>(size * 0.72);
        painter.drawPixmap(QPointF(size * 0.14, size * 0.12),
                           iconPixmap("helmet", colours.cardText, QSize(inside, inside), ratio));
        return size;
    }
    if (marker == QLatin1String("disorder")) {
        painter.setPen(QPen(colours.disorder.darker(200), 0.9));
        painter.setBrush(colours.disorder);
        painter.drawPolygon(QPolygonF(
            {{size * 0.5, size * 0.2}, {size * 0.8, size * 0.5}, {size * 0.5, size * 0.8}, {size * 0.2, size * 0.5}}));
        return size;
    }
    if (marker == QLatin1String("retiring") || marker == QLatin1String("routing")) {
        painter.setPen(QPen(colours.error, size * 0.12, Qt::SolidLine, Qt::RoundCap));
        const int arrows = marker == QLatin1String("routing") ? 2 : 1;
        for (int i = 0; i < arrows; ++i) {
            const double x = size * (0.35 + 0.4 * i);
            painter.drawLine(QPointF(x, size * 0.1), QPointF(x, size * 0.9));
            painter.drawLine(QPointF(x, size * 0.9), QPointF(x - size * 0.2, size * 0.65));
            painter.drawLine(QPointF(x, size * 0.9), QPointF(x + size * 0.2, size * 0.65));
        }
        return size * (0.7 + 0.4 * (arrows - 1));
    }
    // A sign that this window does not know is written out, short.
    const QString letters = (name.isEmpty() ? marker : name).left(2);
    QFont small = font;
    small.setPixelSize(std::max(7, static_cast<int>(size * 0.68)));
    small.setBold(true);
    const double width = std::max(size, QFontMetricsF(small).horizontalAdvance(letters) + size * 0.4);
    painter.setPen(QPen(edge, 1));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(QRectF(0, 0, width, size), 2, 2);
    painter.setFont(small);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(QRectF(0, 0, width, size), Qt::AlignCenter, letters);
    return width;
}

double paintNumber(QPainter& painter, int number, double size, const QPalette& palette, const QColor& edge,
                   const QFont& font) {
    return paintMarker(painter, QString(), QString::number(number), size, palette, edge, font);
}

}  // namespace ephor

#include "ui/battle/drawing/signs.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace ephor {

namespace {

/// Painter, colours and size for a marker.
struct MarkerInk {
    QPainter& painter;
    const Colours& colours;
    const QPalette& palette;
    const QColor& edge;
    const QFont& font;
    double size;
};

double paintLetters(const MarkerInk& ink, const QString& letters) {
    QFont small = ink.font;
    small.setPixelSize(std::max(7, static_cast<int>(ink.size * 0.68)));
    small.setBold(true);
    const double width = std::max(ink.size, QFontMetricsF(small).horizontalAdvance(letters) + ink.size * 0.4);
    ink.painter.setPen(QPen(ink.edge, 1));
    ink.painter.setBrush(ink.palette.color(QPalette::Base));
    ink.painter.drawRoundedRect(QRectF(0, 0, width, ink.size), 2, 2);
    ink.painter.setFont(small);
    ink.painter.setPen(ink.palette.color(QPalette::Text));
    ink.painter.drawText(QRectF(0, 0, width, ink.size), Qt::AlignCenter, letters);
    return width;
}

double paintWave(const MarkerInk& ink, int) {
    QPainterPath wave;
    const double y = ink.size / 2;
    wave.moveTo(ink.size * 0.05, y);
    for (int i = 0; i < 3; ++i) {
        const double x = ink.size * (0.05 + 0.36 * i);
        wave.cubicTo(x + ink.size * 0.12, y - ink.size * 0.5, x + ink.size * 0.24, y + ink.size * 0.5,
                     x + ink.size * 0.36, y);
    }
    ink.painter.setBrush(Qt::NoBrush);
    ink.painter.setPen(QPen(ink.colours.table, ink.size * 0.34, Qt::SolidLine, Qt::RoundCap));
    ink.painter.drawPath(wave);
    ink.painter.setPen(QPen(ink.colours.error, ink.size * 0.15, Qt::SolidLine, Qt::RoundCap));
    ink.painter.drawPath(wave);
    return ink.size * 1.2;
}

double paintHelmet(const MarkerInk& ink, int number) {
    ink.painter.setPen(QPen(ink.edge, 1.2));
    ink.painter.setBrush(ink.colours.card);
    ink.painter.drawEllipse(QRectF(0, 0, ink.size, ink.size));
    const double ratio = ink.painter.device()->devicePixelRatioF();
    const int inside = static_cast<int>(ink.size * 0.72);
    ink.painter.drawPixmap(QPointF(ink.size * 0.14, ink.size * 0.12),
                           iconPixmap("helmet", ink.colours.cardText, QSize(inside, inside), ratio));
    if (number == 0)
        return ink.size;
    ink.painter.translate(ink.size * 0.95, 0);
    return ink.size * 0.95 + paintLetters(ink, QString::number(number));
}

double paintDisorder(const MarkerInk& ink, int number) {
    const double step = ink.size * 0.7;
    ink.painter.setPen(QPen(ink.colours.disorder.darker(200), 0.9));
    ink.painter.setBrush(ink.colours.disorder);
    for (int i = 0; i < std::max(1, number); ++i) {
        const double x = ink.size / 2 + i * step;
        ink.painter.drawPolygon(QPolygonF({{x, ink.size * 0.2},
                                           {x + ink.size * 0.3, ink.size * 0.5},
                                           {x, ink.size * 0.8},
                                           {x - ink.size * 0.3, ink.size * 0.5}}));
    }
    return ink.size + (std::max(1, number) - 1) * step;
}

/// Arrows side by side: up for charging the enemy, down for retreating.
double paintArrows(const MarkerInk& ink, int number, bool up, const QColor& colour) {
    ink.painter.setPen(QPen(colour, ink.size * 0.12, Qt::SolidLine, Qt::RoundCap));
    const double tip = ink.size * (up ? 0.1 : 0.9);
    const double barb = ink.size * (up ? 0.35 : 0.65);
    for (int i = 0; i < number; ++i) {
        const double x = ink.size * (0.35 + 0.4 * i);
        ink.painter.drawLine(QPointF(x, ink.size * 0.1), QPointF(x, ink.size * 0.9));
        ink.painter.drawLine(QPointF(x, tip), QPointF(x - ink.size * 0.2, barb));
        ink.painter.drawLine(QPointF(x, tip), QPointF(x + ink.size * 0.2, barb));
    }
    return ink.size * (0.7 + 0.4 * (number - 1));
}

/// Chevrons, one above the other: the level of enthusiasm.
double paintLevel(const MarkerInk& ink, int number) {
    ink.painter.setBrush(Qt::NoBrush);
    ink.painter.setPen(QPen(ink.colours.good, ink.size * 0.15, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int i = 0; i < number; ++i) {
        const double y = ink.size * (number == 1 ? 0.65 : 0.85 - 0.4 * i);
        ink.painter.drawPolyline(
            QPolygonF({{ink.size * 0.1, y}, {ink.size * 0.45, y - ink.size * 0.35}, {ink.size * 0.8, y}}));
    }
    return ink.size * 0.9;
}

/// A trumpet with a flag: the signal was given.
double paintSignal(const MarkerInk& ink, int) {
    ink.painter.setPen(QPen(ink.edge, ink.size * 0.11, Qt::SolidLine, Qt::RoundCap));
    ink.painter.drawLine(QPointF(ink.size * 0.15, ink.size * 0.05), QPointF(ink.size * 0.15, ink.size * 0.95));
    ink.painter.setPen(QPen(ink.edge, 0.9));
    ink.painter.setBrush(ink.colours.good);
    ink.painter.drawPolygon(QPolygonF(
        {{ink.size * 0.2, ink.size * 0.1}, {ink.size * 0.85, ink.size * 0.32}, {ink.size * 0.2, ink.size * 0.55}}));
    return ink.size * 0.9;
}

double paintShield(const MarkerInk& ink, int) {
    ink.painter.setPen(QPen(ink.edge, 1.2));
    ink.painter.setBrush(ink.colours.error);
    ink.painter.drawEllipse(QRectF(ink.size * 0.05, ink.size * 0.05, ink.size * 0.9, ink.size * 0.9));
    ink.painter.setBrush(ink.palette.color(QPalette::Base));
    ink.painter.drawEllipse(QRectF(ink.size * 0.32, ink.size * 0.32, ink.size * 0.36, ink.size * 0.36));
    return ink.size;
}

double paintCard(const MarkerInk& ink, int) {
    ink.painter.setPen(QPen(ink.edge, 1.1));
    ink.painter.setBrush(ink.colours.card);
    ink.painter.drawRoundedRect(QRectF(ink.size * 0.12, 0, ink.size * 0.66, ink.size), 1.5, 1.5);
    return ink.size * 0.9;
}

/// Scattered dots: the men are in disorder.
double paintScattered(const MarkerInk& ink, int) {
    ink.painter.setPen(Qt::NoPen);
    ink.painter.setBrush(ink.colours.warning);
    for (const QPointF at : {QPointF(0.2, 0.3), QPointF(0.65, 0.2), QPointF(0.4, 0.6), QPointF(0.85, 0.7)})
        ink.painter.drawEllipse(at * ink.size, ink.size * 0.12, ink.size * 0.12);
    return ink.size;
}

using Paint = double (*)(const MarkerInk&, int);

/// Null for a marker without a drawing.
Paint painterOf(Marker marker) {
    switch (marker) {
    case Marker::Wavering:
        return paintWave;
    case Marker::Helmet:
        return paintHelmet;
    case Marker::Disorder:
        return paintDisorder;
    case Marker::Level:
        return paintLevel;
    case Marker::Signal:
        return paintSignal;
    case Marker::Stand:
        return paintShield;
    case Marker::Card:
        return paintCard;
    case Marker::Unformed:
        return paintScattered;
    case Marker::Retiring:
        return [](const MarkerInk& ink, int) { return paintArrows(ink, 1, false, ink.colours.error); };
    case Marker::Routing:
        return [](const MarkerInk& ink, int) { return paintArrows(ink, 2, false, ink.colours.error); };
    case Marker::Pursuing:
        return [](const MarkerInk& ink, int) { return paintArrows(ink, 2, true, ink.colours.good); };
    case Marker::None:
    case Marker::Phalanx:
    case Marker::Done:
    case Marker::Initiative:
    case Marker::Looted:
        break;
    }
    return nullptr;
}

}  // namespace

double paintMarker(QPainter& painter, const MarkerShown& marker, double size, const QPalette& palette,
                   const QColor& edge, const QFont& font) {
    painter.setRenderHint(QPainter::Antialiasing);
    const MarkerInk ink{painter, Colours::of(palette), palette, edge, font, size};
    if (const Paint paint = painterOf(marker.marker))
        return paint(ink, marker.number);
    return paintLetters(ink, marker.name.left(2));
}

double paintNumber(QPainter& painter, int number, double size, const QPalette& palette, const QColor& edge,
                   const QFont& font) {
    painter.setRenderHint(QPainter::Antialiasing);
    return paintLetters({painter, Colours::of(palette), palette, edge, font, size}, QString::number(number));
}

}  // namespace ephor

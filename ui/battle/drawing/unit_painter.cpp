#include "ui/battle/drawing/unit_painter.h"

#include "models/paper/figure_shapes.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>
#include <numbers>

namespace ephor {

namespace {

/// The colour of frames and fronts, in contrast to the table: dark on light, light on dark.
QColor edgeOf(const UnitInk& ink, bool pale) {
    const QColor edge = isDark(ink.palette) ? ink.look.colour(ink.palette) : ink.look.outline(ink.palette);
    return pale ? blended(edge, Colours::of(ink.palette).table, 0.25) : edge;
}

struct FigureInk {
    QColor fill;
    QColor outline;
    QColor dark;  ///< for details on the fill
    QColor line;  ///< weapons, which stand on the ground
    QColor lost;  ///< outline of casualties
};

FigureInk figureInk(const UnitInk& ink, bool pale) {
    const Colours& colours = Colours::of(ink.palette);
    const QColor outline = ink.look.outline(ink.palette);
    const QColor edge = edgeOf(ink, false);
    FigureInk s{ink.look.colour(ink.palette), outline, outline.darker(160),
                isDark(ink.palette) ? edge.lighter(135) : edge, edge};
    s.lost.setAlphaF(isDark(ink.palette) ? 0.62F : 0.42F);
    if (pale) {
        s.fill = blended(s.fill, colours.table, 0.32);
        s.outline = blended(s.outline, colours.table, 0.2);
        s.dark = blended(s.dark, colours.table, 0.2);
        s.line = blended(s.line, colours.table, 0.2);
    }
    return s;
}

/// Paints a figure in units of its radius. The pen is in the same units.
void paintFigure(QPainter& painter, const FigureShape& shape, const FigureInk& ink, double pen) {
    painter.setPen(QPen(ink.outline, pen));
    painter.setBrush(ink.fill);
    painter.drawPath(shape.body);
    if (!shape.lines.isEmpty()) {
        painter.setPen(QPen(ink.line, pen * 1.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape.lines);
    }
    if (!shape.pale.isEmpty()) {
        painter.setPen(QPen(ink.outline, pen * 0.8));
        painter.setBrush(Qt::white);
        painter.drawPath(shape.pale);
    }
    if (!shape.dark.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink.dark);
        painter.drawPath(shape.dark);
    }
}

void paintFigures(QPainter& painter, const UnitShown& unit, const FigureInk& ink, QSizeF base) {
    const Ranks ranks = ranksOf(unit);
    const double stepX = base.width() / ranks.columns;
    const double stepY = base.height() / ranks.ranks;
    const double radius = std::min(stepX * 0.42, stepY * 0.4);
    if (radius < 1.1)
        return;
    const FigureShape& shape = figureShape(unit.sign);
    const double pen = std::clamp(radius * 0.22, 0.5, 2.2) / radius;
    const QTransform before = painter.transform();
    for (int i = 0; i < ranks.columns * ranks.ranks; ++i) {
        const int rank = i / ranks.columns;
        const int column = i % ranks.columns;
        QTransform place = before;
        place.translate(-base.width() / 2 + (column + 0.5) * stepX, -base.height() / 2 + (rank + 0.5) * stepY);
        place.scale(radius, radius);
        painter.setTransform(place);
        if (i < ranks.present) {  // the rear ranks are emptied first
            paintFigure(painter, shape, ink, pen);
            continue;
        }
        painter.setPen(QPen(ink.lost, pen));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(shape.body);
    }
    painter.setTransform(before);
}

/// Paints base, figures and front, the unit's centre at the origin and its front up.
void paintBase(QPainter& painter, const UnitShown& unit, const UnitInk& ink, bool isIllegal) {
    const Colours& colours = Colours::of(ink.palette);
    const QColor edge = edgeOf(ink, unit.done);
    const QSizeF size(unit.body.size.frontage * ink.camera.scale, unit.body.size.depth * ink.camera.scale);
    const QRectF box(QPointF(-size.width() / 2, -size.height() / 2), size);
    const bool isClose = unit.formed || !figureShape(unit.sign).isOpen;
    const double share = unit.formed ? 0.42 : isClose ? 0.22 : 0.08;
    painter.setBrush(isIllegal ? blended(colours.table, colours.error, 0.4)
                               : blended(colours.table, ink.look.colour(ink.palette), share));
    const bool isSolid = unit.formed || unit.isSingle() || !unit.code.isEmpty();
    painter.setPen(QPen(edge, 1.1, isSolid ? Qt::SolidLine : Qt::DashLine));
    const double nose = std::clamp(ink.camera.scale * 0.24, 3.0, 9.0);
    const QPolygonF tip{{-nose, box.top()}, {0, box.top() - nose * 1.1}, {nose, box.top()}};
    if (unit.isSingle()) {
        painter.drawRoundedRect(box, size.width() * 0.42, size.height() * 0.42);
        painter.setBrush(unit.inContact ? colours.error : edge);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(tip);
    } else {
        painter.drawRect(box);
    }
    if (!ink.codes || unit.code.isEmpty())
        paintFigures(painter, unit, figureInk(ink, unit.done), size);
    if (unit.isSingle())
        return;
    painter.setPen(QPen(unit.inContact ? colours.error : edge, std::clamp(ink.camera.scale * 0.16, 2.0, 4.5),
                        Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(box.topLeft(), box.topRight());
    painter.setPen(Qt::NoPen);
    painter.setBrush(edge);
    painter.drawPolygon(tip);
}

/// A soft shadow to the lower right, whatever the unit's facing: it lifts the base off the ground.
void paintShadow(QPainter& painter, const UnitShown& unit, const UnitInk& ink, double degrees) {
    const QSizeF size(unit.body.size.frontage * ink.camera.scale, unit.body.size.depth * ink.camera.scale);
    const double off = std::clamp(std::min(size.width(), size.height()) * 0.09, 1.2, 3.5);
    const double alpha = isDark(ink.palette) ? 0.16 : 0.075;
    painter.save();
    painter.translate(off, off * 1.2);
    painter.rotate(degrees);
    painter.setPen(Qt::NoPen);
    for (const double wider : {-0.4, 0.2, 0.8, 1.4}) {  // the overlap is darkest
        const double grown = wider * off;
        const QRectF box =
            QRectF(QPointF(-size.width() / 2, -size.height() / 2), size).adjusted(-grown, -grown, grown, grown);
        const double corner = unit.isSingle() ? box.width() * 0.42 : 1.5 + std::max(0.0, grown);
        painter.setBrush(QColor::fromRgbF(0, 0, 0, static_cast<float>(alpha)));
        painter.drawRoundedRect(box, corner, corner);
    }
    painter.restore();
}

/// The same from a cached image: painting some thousand figures anew takes too long for a frame.
void paintCached(QPainter& painter, const UnitShown& unit, const UnitInk& ink, double degrees, bool isIllegal) {
    const double ratio = painter.device()->devicePixelRatioF();
    const double radius = std::ceil(unit.body.radius() * ink.camera.scale + 14);
    constexpr double largest = 320;  // pixels; a larger unit is one of few
    if (radius * ratio > largest || painter.paintEngine()->type() != QPaintEngine::Raster) {
        if (painter.paintEngine()->type() == QPaintEngine::Raster)
            paintShadow(painter, unit, ink, degrees);
        painter.rotate(degrees);
        paintBase(painter, unit, ink, isIllegal);
        return;
    }
    const QString key = QStringLiteral("unit %1 %2 %3 %4 %5 %6 %7 %8 %9")
                            .arg(unit.sign, ink.codes ? unit.code : QString())
                            .arg(unit.body.size.frontage * ink.camera.scale, 0, 'f', 2)
                            .arg(unit.body.size.depth * ink.camera.scale, 0, 'f', 2)
                            .arg(degrees, 0, 'f', 1)
                            .arg(unit.strength * 1000 + unit.full)
                            .arg((unit.formed ? 1 : 0) + (unit.inContact ? 2 : 0) + (unit.done ? 4 : 0) +
                                 (isIllegal ? 8 : 0) + (unit.code.isEmpty() ? 16 : 0) + (isDark(ink.palette) ? 32 : 0))
                            .arg(ink.look.colour(ink.palette).rgb())
                            .arg(ratio);
    QPixmap image;
    if (!QPixmapCache::find(key, &image)) {
        const int side = static_cast<int>(std::ceil(2 * radius * ratio));
        image = QPixmap(side, side);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter inside(&image);
        inside.setRenderHint(QPainter::Antialiasing);
        inside.translate(radius, radius);
        paintShadow(inside, unit, ink, degrees);
        inside.rotate(degrees);
        paintBase(inside, unit, ink, isIllegal);
        inside.end();
        constexpr int roomForImages = 64 * 1024;  // kilobytes: an army at twice the density of pixels
        if (QPixmapCache::cacheLimit() < roomForImages)
            QPixmapCache::setCacheLimit(roomForImages);
        QPixmapCache::insert(key, image);
    }
    painter.drawPixmap(QPointF(-radius, -radius), image);
}

/// Paints the type's code upright in the middle of the base.
void paintCode(QPainter& painter, const UnitShown& unit, const UnitInk& ink) {
    constexpr double smallest = 9;
    const double room =
        std::min(unit.body.size.depth * 0.9, unit.body.size.frontage * 1.4 / static_cast<double>(unit.code.size()));
    QFont font = ink.font;
    font.setBold(true);
    font.setPixelSize(static_cast<int>(std::max(smallest, room * ink.camera.scale * 0.9)));
    const QFontMetricsF metrics(font);
    const QColor ground = blended(Colours::of(ink.palette).table, ink.look.colour(ink.palette), 0.22);
    paintHaloText(painter, {-metrics.horizontalAdvance(unit.code) / 2, metrics.capHeight() / 2}, unit.code, font,
                  ink.palette.color(QPalette::WindowText), ground);
}

}  // namespace

void paintUnit(QPainter& painter, const UnitShown& unit, const UnitInk& ink, UnitState state) {
    const Colours& colours = Colours::of(ink.palette);
    const Vec facing = unit.body.facing();
    const double degrees = std::atan2(facing.x, facing.y) * 180 / std::numbers::pi;
    const QColor highlight = ink.palette.color(QPalette::Highlight);
    const bool isGhost = state == UnitState::Ghost || state == UnitState::Illegal;
    const QPointF centre = ink.camera.toScreen(unit.body.pose.centre);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(std::round(centre.x()), std::round(centre.y()));
    if (isGhost)
        painter.setOpacity(0.75);
    painter.save();
    paintCached(painter, unit, ink, degrees, state == UnitState::Illegal);
    painter.restore();
    if (ink.codes && !unit.code.isEmpty())
        paintCode(painter, unit, ink);
    if (state != UnitState::Plain) {
        const double width = unit.body.size.frontage * ink.camera.scale;
        const double depth = unit.body.size.depth * ink.camera.scale;
        const double margin = isGhost ? 2 : 3;
        QPen frame(state == UnitState::Illegal ? colours.error : highlight,
                   state == UnitState::Choosable ? 1.4
                   : isGhost                     ? 2
                                                 : 2.6,
                   state == UnitState::Choosable ? Qt::DotLine : Qt::SolidLine);
        frame.setJoinStyle(Qt::MiterJoin);
        painter.rotate(degrees);
        painter.setPen(frame);
        painter.setBrush(Qt::NoBrush);
        const QRectF box = QRectF(-width / 2, -depth / 2, width, depth).adjusted(-margin, -margin, margin, margin);
        if (unit.isSingle())
            painter.drawRoundedRect(box, box.width() * 0.42, box.height() * 0.42);
        else
            painter.drawRect(box);
    }
    painter.restore();
}

void paintHaloText(QPainter& painter, QPointF at, const QString& text, const QFont& font, const QColor& colour,
                   const QColor& halo) {
    QPainterPath path;
    path.addText(at, font, text);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(path, QPen(halo, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(at, text);
}

}  // namespace ephor

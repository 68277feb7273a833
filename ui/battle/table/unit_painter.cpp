#include "ui/battle/table/unit_painter.h"

#include "ui/battle/table/signs.h"
#include "ui/common/colours.h"

#include <QPainter>
#include <numbers>

namespace ephor {

namespace {

/// The colour of frames and fronts, in contrast to the table: dark on light, light on dark.
QColor edgeOf(const UnitInk& ink, bool pale) {
    const QColor edge = isDark(ink.palette) ? ink.look.colour(ink.palette) : ink.look.outline(ink.palette);
    return pale ? blended(edge, Colours::of(ink.palette).table, 0.2) : edge;
}

SignInk inkOf(const UnitInk& ink, bool pale) {
    const Colours& colours = Colours::of(ink.palette);
    SignInk s{ink.look.colour(ink.palette), ink.look.outline(ink.palette), ink.look.outline(ink.palette).darker(160)};
    if (pale) {
        s.fill = blended(s.fill, colours.table, 0.32);
        s.outline = blended(s.outline, colours.table, 0.2);
        s.dark = blended(s.dark, colours.table, 0.2);
    }
    return s;
}

void paintFigures(QPainter& painter, const UnitShown& unit, const SignInk& signs, double width, double depth) {
    const Ranks ranks = ranksOf(unit);
    const double stepX = width / ranks.columns;
    const double stepY = depth / ranks.ranks;
    const double radius = std::min({stepX * 0.42, stepY * 0.4, 13.0});
    if (radius < 1.1)
        return;
    int left = ranks.present;  // the rear ranks are emptied first
    for (int rank = 0; rank < ranks.ranks; ++rank) {
        for (int column = 0; column < ranks.columns; ++column) {
            painter.save();
            painter.translate(-width / 2 + (column + 0.5) * stepX, -depth / 2 + (rank + 0.5) * stepY);
            paintFigure(painter, unit.sign, radius, signs, left <= 0);
            painter.restore();
            --left;
        }
    }
}

}  // namespace

void paintUnit(QPainter& painter, const UnitShown& unit, const UnitInk& ink, UnitState state) {
    const Colours& colours = Colours::of(ink.palette);
    const SignInk signs = inkOf(ink, unit.done);
    const QColor edge = edgeOf(ink, unit.done);
    const double width = unit.body.size.frontage * ink.camera.scale;
    const double depth = unit.body.size.depth * ink.camera.scale;
    const Vec facing = unit.body.facing();
    const QRectF box(-width / 2, -depth / 2, width, depth);
    const QColor highlight = ink.palette.color(QPalette::Highlight);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(ink.camera.toScreen(unit.body.pose.centre));
    painter.rotate(std::atan2(facing.x, facing.y) * 180 / std::numbers::pi);
    if (state == UnitState::Ghost || state == UnitState::Illegal)
        painter.setOpacity(0.75);

    if (state == UnitState::Selected || state == UnitState::Choosable) {
        QPen frame(highlight, state == UnitState::Selected ? 2.6 : 1.4,
                   state == UnitState::Selected ? Qt::SolidLine : Qt::DotLine);
        frame.setJoinStyle(Qt::MiterJoin);
        painter.setPen(frame);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(-3, -3, 3, 3));
    }
    const bool close = unit.formed || isCloseOrder(unit.sign);
    const double share = unit.formed ? 0.42 : close ? 0.2 : 0.06;
    QColor ground = blended(colours.table, ink.look.colour(ink.palette), share);
    if (state == UnitState::Illegal)
        ground = blended(colours.table, colours.error, 0.4);
    painter.setBrush(ground);
    painter.setPen(QPen(edge, 1.1, unit.formed ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(box);
    paintFigures(painter, unit, signs, width, depth);

    painter.setPen(QPen(unit.inContact ? colours.error : edge, std::clamp(ink.camera.scale * 0.16, 2.0, 4.5),
                        Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(box.topLeft(), box.topRight());
    const double nose = std::clamp(ink.camera.scale * 0.24, 3.0, 7.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(edge);
    painter.drawPolygon(QPolygonF({{-nose, box.top()}, {0, box.top() - nose * 1.1}, {nose, box.top()}}));
    if (state == UnitState::Ghost || state == UnitState::Illegal) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(state == UnitState::Illegal ? colours.error : highlight, 2));
        painter.drawRect(box.adjusted(-2, -2, 2, 2));
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

#include "ui/battle/unit_painter.h"

#include "core/table/body.h"
#include "ui/battle/signs.h"
#include "ui/common/colours.h"

#include <QFontMetricsF>
#include <QPainter>
#include <numbers>

namespace ephor {

namespace {

/// Frames and fronts must stand out from the table: dark on a light one, light on a dark one.
QColor edgeOf(const UnitInk& ink, bool pale) {
    const QColor edge = isDark(ink.palette) ? ink.look.colour(ink.palette) : ink.look.outline(ink.palette);
    return pale ? blended(edge, Colours::of(ink.palette).table, 0.35) : edge;
}

SignInk inkOf(const UnitInk& ink, bool pale) {
    const Colours& colours = Colours::of(ink.palette);
    SignInk s{ink.look.colour(ink.palette), ink.look.outline(ink.palette), ink.look.outline(ink.palette).darker(160)};
    if (pale) {
        s.fill = blended(s.fill, colours.table, 0.55);
        s.outline = blended(s.outline, colours.table, 0.35);
        s.dark = blended(s.dark, colours.table, 0.35);
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
    int left = ranks.present;  // the rear ranks are empty first
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

namespace {

double paintStrength(QPainter& painter, const UnitShown& unit, double size, const UnitInk& ink) {
    const SignInk signs = inkOf(ink, false);
    if (unit.full > 8)
        return paintNumber(painter, unit.strength, size, ink.palette, signs.outline, ink.font);
    const double bar = size * 0.36;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = 0; i < unit.full; ++i) {
        painter.setPen(QPen(signs.outline, 1));
        painter.setBrush(i < unit.strength ? QBrush(signs.fill) : QBrush(ink.palette.color(QPalette::Base)));
        painter.drawRect(QRectF(i * (bar + 1.5), size * 0.15, bar, size * 0.7));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    return unit.full * (bar + 1.5);
}

/// Paints, or only measures, the row of badge, strength and markers from the origin to the right.
double paintRow(QPainter& painter, const UnitShown& unit, double size, const UnitInk& ink, bool measure) {
    const double space = size * 0.28;
    const QColor edge = ink.look.outline(ink.palette);
    double x = 0;
    const auto put = [&](auto&& paint) {
        painter.save();
        painter.translate(x, 0);
        if (measure)
            painter.setClipRect(QRectF());
        x += paint() + space;
        painter.restore();
    };
    put([&] {
        ink.look.paint(painter, {size / 2, size / 2}, size * 0.46, ink.palette, ink.font);
        return size;
    });
    put([&] { return paintStrength(painter, unit, size, ink); });
    for (const MarkerShown& marker : unit.markers)
        put([&] {
            return marker.marker.isEmpty() ? paintNumber(painter, marker.number, size, ink.palette, edge, ink.font)
                                           : paintMarker(painter, marker, size, ink.palette, edge, ink.font);
        });
    return x - space;
}

}  // namespace

namespace {

/// Where a label stands: its row of badge and markers, and its name if that is shown.
struct LabelPlace {
    QRectF box;
    QString name;
    double row = 0;
    bool nameFirst = false;
};

LabelPlace placeLabel(QPainter& painter, const UnitShown& unit, const UnitInk& ink, double size, bool named,
                      bool behind) {
    const QFontMetricsF metrics(ink.font);
    const double frontage = unit.body.size.frontage * ink.camera.scale;
    LabelPlace place;
    if (named)
        place.name = metrics.elidedText(unit.name, Qt::ElideRight, std::max(frontage * 1.2, 56 * ink.textScale));
    place.row = paintRow(painter, unit, size, ink, true);
    const double width = std::max(place.row, metrics.horizontalAdvance(place.name));
    const double height = size + (named ? metrics.height() : 0) + 2;
    const QPointF rear = QPointF(-unit.body.facing().x, unit.body.facing().y) * (behind ? 1 : -1);
    const double out = unit.body.size.depth / 2 * ink.camera.scale + 4 + std::abs(rear.x()) * width / 2 +
                       std::abs(rear.y()) * height / 2;
    const QPointF middle = ink.camera.toScreen(unit.body.pose.centre) + rear * out;
    place.box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height);
    place.nameFirst = rear.y() <= 0;
    return place;
}

}  // namespace

LabelRoom::LabelRoom(const std::vector<UnitShown>& shown, const TableCamera& camera) {
    for (const UnitShown& unit : shown) {
        QRectF box;
        for (const Vec corner : corners(unit.body))
            box |= QRectF(camera.toScreen(corner) - QPointF(0.5, 0.5), QSizeF(1, 1));
        units.emplace_back(unit.piece, box);
    }
}

bool LabelRoom::isOnLabel(const QRectF& box) const {
    return std::ranges::any_of(labels, [&](const QRectF& other) { return other.intersects(box); });
}

bool LabelRoom::isOnOther(const QRectF& box, PieceId unit) const {
    return isOnLabel(box) || std::ranges::any_of(units, [&](const auto& other) {
               return other.first != unit && other.second.intersects(box);
           });
}

void paintUnitLabel(QPainter& painter, const UnitShown& unit, const UnitInk& ink, LabelRoom& room) {
    const Colours& colours = Colours::of(ink.palette);
    const double size = 13 * ink.textScale;
    LabelPlace place;
    const auto finds = [&](bool named, bool behind) {
        place = placeLabel(painter, unit, ink, size, named, behind);
        return !room.isOnOther(place.box, unit.piece);
    };
    const bool mayName = ink.camera.scale >= 7;
    const bool found =
        (mayName && (finds(true, true) || finds(true, false))) || finds(false, true) || finds(false, false);
    if (!found)
        place = placeLabel(painter, unit, ink, size, false, true);
    if (room.isOnLabel(place.box))
        return;
    room.labels.push_back(place.box);
    const QFontMetricsF metrics(ink.font);
    const double nameHeight = place.name.isEmpty() ? 0 : metrics.height();
    const double middle = place.box.center().x();
    painter.save();
    painter.translate(middle - place.row / 2, place.nameFirst ? place.box.top() + nameHeight + 2 : place.box.top());
    paintRow(painter, unit, size, ink, false);
    painter.restore();
    if (place.name.isEmpty())
        return;
    const double baseline = (place.nameFirst ? place.box.top() : place.box.top() + size + 2) + metrics.ascent();
    const QColor ground = unit.waiting ? colours.beside : colours.table;
    paintHaloText(painter, {middle - metrics.horizontalAdvance(place.name) / 2, baseline}, place.name, ink.font,
                  ink.palette.color(QPalette::WindowText), ground);
}

}  // namespace ephor

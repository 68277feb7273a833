// Houses, walls, shrines and camps.
#include "ui/battle/drawing/terrain_brush.h"

namespace ephor::terrain {

namespace {

void paintHouse(const Brush& b, const QRectF& box) {
    const Colours& c = b.colours;
    b.painter.setPen(QPen(faint(c.wall, 0.95), 0.9));
    b.painter.setBrush(c.roof);
    b.painter.drawRect(box);
    b.painter.fillRect(QRectF(box.left(), box.center().y(), box.width(), box.height() / 2), faint(c.wall, 0.25));
    b.painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
}

}  // namespace

void paintHouses(const Brush& b) {
    fillPath(b, b.exact, blended(b.colours.table, b.colours.wall, 0.22));
    constexpr double small = 1.1;  // inches: the outline is that of a house
    if (thickness(b.terrain) < small) {
        paintHouse(b, b.exact.boundingRect());
        return;
    }
    for (const ScatteredPoint& house : scattered(b.terrain, 0.85, 0.4)) {
        const bool isWide = house.look < 0.6;
        const QSizeF size = QSizeF(isWide ? 0.75 : 0.5, isWide ? 0.46 : 0.6) * b.camera.scale;
        const QPointF middle = b.camera.toScreen(house.at);
        paintHouse(b, {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()});
    }
}

void paintWalls(const Brush& b) {
    const Colours& c = b.colours;
    constexpr double town = 0.45;  // a wall is much longer than wide
    const bool isTown = roundness(b.terrain) > town;
    if (isTown)
        paintHouses(b);
    else
        fillPath(b, b.exact, blended(c.table, c.wall, 0.6));
    drawLines(b, c.wall, isTown ? b.pixels(0.5, 3, 14) : b.pixels(0.1, 1.2, 3));
    b.painter.drawPath(b.exact);
    drawLines(b, blended(c.wall, c.table, 0.55), b.pixels(0.06, 0.8, 2));
    for (const EdgePoint& joint : alongEdge(b.terrain, 0.7))
        b.painter.drawLine(b.camera.toScreen(joint.at), b.camera.toScreen(joint.at + joint.inwards * 0.22));
}

void paintShrine(const Brush& b) {
    const Colours& c = b.colours;
    fillPath(b, b.exact, blended(c.table, c.wall, 0.3));
    const QRectF box = b.exact.boundingRect();
    const QRectF inner =
        box.adjusted(box.width() * 0.28, box.height() * 0.28, -box.width() * 0.28, -box.height() * 0.28);
    b.painter.setPen(QPen(c.wall, 1));
    b.painter.setBrush(c.roof);
    b.painter.drawRect(inner);
    b.painter.setPen(Qt::NoPen);
    b.painter.setBrush(c.wall);
    for (const EdgePoint& column : alongEdge(b.terrain, std::max(0.3, thickness(b.terrain) * 0.35)))
        b.painter.drawEllipse(b.camera.toScreen(column.at + column.inwards * (thickness(b.terrain) * 0.14)),
                              b.pixels(0.09, 0.9, 5), b.pixels(0.09, 0.9, 5));
}

void paintCamp(const Brush& b) {
    const Colours& c = b.colours;
    fillPath(b, b.exact, blended(c.table, c.rough, 0.7));
    b.painter.setPen(QPen(c.wall, 0.9));
    for (const Vec at : inRows(b.terrain, std::clamp(thickness(b.terrain), 0.6, 1.3))) {
        const double r = b.pixels(0.36, 2, 30);
        const QPointF middle = b.camera.toScreen(at);
        b.painter.setBrush(blended(c.table, c.roof, 0.7));
        b.painter.drawPolygon(
            QPolygonF({middle + QPointF(0, -r), middle + QPointF(r, r * 0.7), middle + QPointF(-r, r * 0.7)}));
        b.painter.drawLine(middle + QPointF(0, -r), middle + QPointF(0, r * 0.7));
    }
    b.painter.setBrush(Qt::NoBrush);
    b.painter.setPen(QPen(c.wall, b.pixels(0.16, 1.5, 4), Qt::DotLine));
    b.painter.drawPath(b.exact);
}

}  // namespace ephor::terrain

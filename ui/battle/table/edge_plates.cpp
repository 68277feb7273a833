#include "ui/battle/table/edge_plates.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ephor {

namespace {

/// A unit on the screen.
QRectF bodyOf(const UnitShown& unit, const TableCamera& camera) {
    const Body& body = unit.body;
    const Vec half{std::abs(body.right().x) * body.halfFrontage() + std::abs(body.facing().x) * body.halfDepth(),
                   std::abs(body.right().y) * body.halfFrontage() + std::abs(body.facing().y) * body.halfDepth()};
    return camera.toScreen(body.pose.centre - half, body.pose.centre + half).adjusted(-2, -2, 2, 2);
}

/// The places of a plate beside a horizontal or vertical edge, the best first: outside at its ends, outside nearer to
/// the middle, then inside. `outwards` is a direction on the screen.
std::vector<QRectF> placesOfPlate(const QLineF& edge, QPointF outwards, QSizeF plate) {
    std::vector<QRectF> places;
    const bool isUpright = std::abs(outwards.x()) > 0.5;
    const QPointF along = (edge.p2() - edge.p1()) / std::max(1.0, edge.length());
    const double wide = isUpright ? plate.height() : plate.width();
    const double deep = isUpright ? plate.width() : plate.height();
    for (const double side : {1.0, -1.0})
        for (const double share : {0.0, 1.0, 0.12, 0.88, 0.25, 0.75, 0.37, 0.63, 0.5}) {
            QRectF box(QPointF(), plate);
            box.moveCenter(edge.p1() + along * (wide / 2 + share * (edge.length() - wide)) +
                           outwards * side * (deep / 2 + 5));
            places.push_back(box);
        }
    return places;
}

}  // namespace

EdgePlates::EdgePlates(TableSize size, Vec facing, const TableCamera& camera, const std::vector<UnitShown>& units,
                       const std::array<QString, 2>& names, const QFont& font)
    : m_font(font) {
    m_font.setBold(true);
    const QFontMetricsF metrics(m_font);
    const Vec middle{size.width / 2, size.height / 2};
    std::vector<QRectF> bodies;
    std::vector<QRectF> rooms;  // for the names of waiting units
    const double line = metrics.height();
    for (const UnitShown& unit : units) {
        bodies.push_back(bodyOf(unit, camera));
        if (unit.waiting)
            rooms.push_back(bodies.back().adjusted(-line, -2 * line, line, 2 * line));
    }
    for (const Side side : bothSides) {
        Plate& plate = m_plates[index(side)];
        const Vec back = side == Side::A ? -facing : facing;
        const bool isUpright = std::abs(back.x) > std::abs(back.y);
        const Vec along = isUpright ? Vec{0, middle.y} : Vec{middle.x, 0};
        const Vec edge = middle + (isUpright ? Vec{back.x > 0 ? middle.x : -middle.x, 0}
                                             : Vec{0, back.y > 0 ? middle.y : -middle.y});
        plate.name = names[index(side)];
        plate.edge = {camera.toScreen(edge - along), camera.toScreen(edge + along)};
        plate.angle = !isUpright ? 0 : back.x > 0 ? 90 : -90;
        QSizeF shape(metrics.horizontalAdvance(plate.name) + 10, metrics.height());
        if (isUpright)
            shape.transpose();
        const QPointF outwards = isUpright ? QPointF(back.x > 0 ? 1 : -1, 0) : QPointF(0, back.y > 0 ? -1 : 1);
        const auto hidden = [&](const QRectF& box) {
            const auto isHit = [&](const QRectF& other) { return other.intersects(box); };
            const bool isInView = QRectF({0, 0}, camera.view).contains(box);
            return std::ranges::count_if(rooms, isHit) + 100 * std::ranges::count_if(bodies, isHit) +
                   (isInView ? 0 : 10000);
        };
        plate.box = std::ranges::min(placesOfPlate(plate.edge, outwards, shape), {}, hidden);
    }
}

void EdgePlates::paint(QPainter& painter, const std::array<PowerLook, 2>& looks, const QPalette& palette) const {
    painter.setFont(m_font);
    for (const Side side : bothSides) {
        const Plate& plate = m_plates[index(side)];
        painter.setPen(QPen(looks[index(side)].colour(palette), 5, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(plate.edge);
        painter.save();
        painter.translate(plate.box.center());
        painter.rotate(plate.angle);
        QRectF card({}, plate.angle == 0 ? plate.box.size() : plate.box.size().transposed());
        card.moveCenter({0, 0});
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.color(QPalette::Base));
        painter.drawRoundedRect(card, 2.5, 2.5);
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(card, Qt::AlignCenter, plate.name);
        painter.restore();
    }
}

}  // namespace ephor

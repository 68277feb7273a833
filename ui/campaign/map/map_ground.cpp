#include "ui/campaign/map/map_ground.h"

#include "models/text/battle_words.h"
#include "ui/campaign/map/map_colours.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <cmath>
#include <numbers>

namespace ephor {

namespace {

constexpr double middleLatitude = 38.3;
constexpr double middleLongitude = 23.2;
constexpr double kilometresOfDegree = 111.2;

double shrink() { return std::cos(middleLatitude * std::numbers::pi / 180); }

/// Where the data end, land is cut off; the sheet's edge is this many kilometres further inside.
constexpr double hem = 9;

/// The tolerance of the simplified lines at each level, in kilometres.
constexpr std::array<double, 4> tolerances{0, 0.35, 1, 2.6};

QPolygonF pointsOf(const QJsonArray& pairs) {
    QPolygonF points;
    for (const auto& pair : pairs)
        points << onMap(pair[1].toDouble(), pair[0].toDouble());
    return points;
}

/// Douglas-Peucker: keeps the points that the line needs to stay within the tolerance.
void keepNeeded(const QPolygonF& points, qsizetype from, qsizetype to, double tolerance, std::vector<bool>& kept) {
    double farthest = tolerance;
    qsizetype which = -1;
    for (qsizetype i = from + 1; i < to; ++i)
        if (const double far = distanceToStretch(points[i], points[from], points[to]); far > farthest) {
            farthest = far;
            which = i;
        }
    if (which < 0)
        return;
    kept[static_cast<std::size_t>(which)] = true;
    keepNeeded(points, from, which, tolerance, kept);
    keepNeeded(points, which, to, tolerance, kept);
}

QPolygonF simplified(const QPolygonF& points, double tolerance) {
    if (points.size() < 4)
        return points;
    std::vector<bool> kept(static_cast<std::size_t>(points.size()), false);
    const qsizetype last = points.size() - 1;
    const qsizetype middle = last / 2;  // a closed line begins and ends at the same point
    kept.front() = kept[static_cast<std::size_t>(middle)] = kept.back() = true;
    keepNeeded(points, 0, middle, tolerance, kept);
    keepNeeded(points, middle, last, tolerance, kept);
    QPolygonF fewer;
    for (qsizetype i = 0; i <= last; ++i)
        if (kept[static_cast<std::size_t>(i)])
            fewer << points[i];
    return fewer;
}

}  // namespace

double distanceToStretch(QPointF p, QPointF a, QPointF b) {
    const QPointF way = b - a;
    const double length = QPointF::dotProduct(way, way);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(p - a, way) / length, 0.0, 1.0) : 0;
    const QPointF off = p - (a + way * t);
    return std::hypot(off.x(), off.y());
}

QPointF onMap(double latitude, double longitude) {
    return {(longitude - middleLongitude) * kilometresOfDegree * shrink(),
            (middleLatitude - latitude) * kilometresOfDegree};
}

std::pair<double, double> onEarth(QPointF at) {
    return {middleLatitude - at.y() / kilometresOfDegree, middleLongitude + at.x() / kilometresOfDegree / shrink()};
}

MapGround::Shape MapGround::shapeOf(const QPolygonF& points) {
    Shape shape;
    shape.levels[0] = points;
    for (std::size_t i = 1; i < tolerances.size(); ++i)
        shape.levels[i] = simplified(points, tolerances[i]);
    shape.bounds = points.boundingRect();
    return shape;
}

MapGround::MapGround() {
    QFile file(QStringLiteral(":/map/hellas.geojson"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QJsonArray features = QJsonDocument::fromJson(file.readAll())[QStringLiteral("features")].toArray();
    for (const auto& feature : features) {
        const QJsonValue properties = feature[QStringLiteral("properties")];
        const QString what = properties[QStringLiteral("what")].toString();
        const QJsonArray at = feature[QStringLiteral("geometry")][QStringLiteral("coordinates")].toArray();
        if (what == QLatin1StringView("land"))
            m_land.push_back(shapeOf(pointsOf(at[0].toArray())));
        else if (what == QLatin1StringView("water"))
            m_water.push_back(shapeOf(pointsOf(at[0].toArray())));
        else if (what == QLatin1StringView("coast"))
            m_coast.push_back(shapeOf(pointsOf(at)));
        else if (what == QLatin1StringView("river"))
            m_rivers.push_back(shapeOf(pointsOf(at)));
        else if (what == QLatin1StringView("sea"))
            m_seas.push_back({translated(properties[QStringLiteral("name")].toString().toStdString()),
                              onMap(at[1].toDouble(), at[0].toDouble())});
        else if (what == QLatin1StringView("way"))
            m_courses[{properties[QStringLiteral("a")].toString().toStdString(),
                       properties[QStringLiteral("b")].toString().toStdString()}] = pointsOf(at);
    }
    for (const Shape& shape : m_land)
        m_sheet |= shape.bounds;
    m_sheet.adjust(hem, hem, -hem, -hem);
}

/// The coarsest level whose error is below about half a pixel.
std::size_t MapGround::levelAt(double scale) {
    for (std::size_t i = tolerances.size() - 1; i > 0; --i)
        if (tolerances[i] * scale < 0.6)
            return i;
    return 0;
}

QPolygonF MapGround::course(const campaign::Place& a, const campaign::Place& b) const {
    QPolygonF points{onMap(a.latitude, a.longitude)};
    if (const auto there = m_courses.find({a.id, b.id}); there != m_courses.end()) {
        points += there->second;
    } else if (const auto back = m_courses.find({b.id, a.id}); back != m_courses.end()) {
        QPolygonF reversed = back->second;
        std::ranges::reverse(reversed);
        points += reversed;
    }
    points << onMap(b.latitude, b.longitude);
    return points;
}

/// Paints two bands along the coast, so that the sea looks deeper farther out.
void MapGround::paintShore(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette) const {
    const MapColours& colours = MapColours::of(palette);
    const std::size_t level = std::min<std::size_t>(levelAt(scale) + 1, tolerances.size() - 1);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto& [colour, width] : {std::pair(colours.shallows, 13), std::pair(colours.shore, 6)}) {
        QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
        pen.setCosmetic(true);
        painter.setPen(pen);
        for (const Shape& shape : m_coast)
            if (shape.bounds.intersects(exposed))
                painter.drawPolyline(shape.levels[level]);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void MapGround::paint(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette,
                      Detail detail) const {
    const QRectF seen = exposed & m_sheet;
    if (seen != exposed)
        painter.fillRect(exposed, palette.color(QPalette::Window));
    if (seen.isEmpty())
        return;
    painter.save();
    if (seen != exposed)
        painter.setClipRect(seen, Qt::IntersectClip);
    paintSheet(painter, seen, scale, palette, detail);
    painter.restore();
    if (seen == exposed)
        return;
    QPen edge(MapColours::of(palette).coast, 1);
    edge.setCosmetic(true);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_sheet);
}

void MapGround::paintSheet(QPainter& painter, const QRectF& exposed, double scale, const QPalette& palette,
                           Detail detail) const {
    const MapColours& colours = MapColours::of(palette);
    painter.fillRect(exposed, colours.sea);
    const QRectF around = exposed.adjusted(-20 / scale, -20 / scale, 20 / scale, 20 / scale);
    const bool full = detail == Detail::Full;
    const std::size_t level = std::min(levelAt(scale) + (full ? 0 : 1), tolerances.size() - 1);
    if (full)
        paintShore(painter, around, scale, palette);
    const auto draw = [&](const std::vector<Shape>& shapes, auto how) {
        for (const Shape& shape : shapes)
            if (shape.bounds.intersects(around))
                how(shape.levels[level]);
    };
    const auto line = [&painter](const QColor& colour, double width) {
        QPen pen(colour, width);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.land);
    draw(m_land, [&](const QPolygonF& points) { painter.drawPolygon(points); });
    line(colours.river, 1.2);
    draw(m_rivers, [&](const QPolygonF& points) { painter.drawPolyline(points); });
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.sea);
    draw(m_water, [&](const QPolygonF& points) { painter.drawPolygon(points); });
    line(colours.coast, 1);
    draw(m_coast, [&](const QPolygonF& points) { painter.drawPolyline(points); });
    draw(m_water, [&](const QPolygonF& points) { painter.drawPolyline(points); });
}

}  // namespace ephor

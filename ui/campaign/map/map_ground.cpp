#include "ui/campaign/map/map_ground.h"

#include "models/scenario/simple_line.h"
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

/// The built-in ground lies within these degrees.
bool isInHellas(const campaign::Place& place) {
    return place.longitude > 12 && place.longitude < 36 && place.latitude > 34 && place.latitude < 42.5;
}

}  // namespace

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

MapGround MapGround::readHellas() {
    MapGround ground;
    QFile file(QStringLiteral(":/map/hellas.geojson"));
    if (!file.open(QIODevice::ReadOnly))
        return ground;
    const QJsonArray features = QJsonDocument::fromJson(file.readAll())[QStringLiteral("features")].toArray();
    for (const auto& feature : features) {
        const QJsonValue properties = feature[QStringLiteral("properties")];
        const QString what = properties[QStringLiteral("what")].toString();
        const QJsonArray at = feature[QStringLiteral("geometry")][QStringLiteral("coordinates")].toArray();
        if (what == QLatin1StringView("land"))
            ground.m_land.push_back(shapeOf(pointsOf(at[0].toArray())));
        else if (what == QLatin1StringView("water"))
            ground.m_water.push_back(shapeOf(pointsOf(at[0].toArray())));
        else if (what == QLatin1StringView("coast"))
            ground.m_coast.push_back(shapeOf(pointsOf(at)));
        else if (what == QLatin1StringView("river"))
            ground.m_rivers.push_back(shapeOf(pointsOf(at)));
        else if (what == QLatin1StringView("sea"))
            ground.m_seas.push_back({translated(properties[QStringLiteral("name")].toString().toStdString()),
                                     onMap(at[1].toDouble(), at[0].toDouble())});
        else if (what == QLatin1StringView("way"))
            ground.m_courses[{properties[QStringLiteral("a")].toString().toStdString(),
                              properties[QStringLiteral("b")].toString().toStdString()}] = pointsOf(at);
    }
    for (const Shape& shape : ground.m_land)
        ground.m_sheet |= shape.bounds;
    ground.m_sheet.adjust(hem, hem, -hem, -hem);
    return ground;
}

const MapGround& MapGround::hellas() {
    static const MapGround ground = readHellas();
    return ground;
}

MapGround MapGround::of(const std::vector<campaign::GroundShape>& own, std::span<const campaign::Place> places) {
    if (own.empty() && std::ranges::all_of(places, isInHellas))
        return hellas();
    MapGround ground;
    ground.m_courses = hellas().m_courses;
    for (const campaign::GroundShape& one : own)
        ground.add(one);
    return ground;
}

void MapGround::add(const campaign::GroundShape& own) {
    QPolygonF points;
    for (const campaign::GeoPoint& position : own.points)
        points << onMap(position.latitude, position.longitude);
    if (own.kind != campaign::GroundKind::Coast)
        points << points.first();
    const Shape shape = shapeOf(points);
    if (own.kind == campaign::GroundKind::Land)
        m_land.push_back(shape);
    if (own.kind == campaign::GroundKind::Water)
        m_water.push_back(shape);
    else
        m_coast.push_back(shape);
    if (own.kind == campaign::GroundKind::Water && !own.name.empty())
        m_seas.push_back({QString::fromStdString(own.name), shape.bounds.center()});
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
    const QRectF seen = m_sheet.isNull() ? exposed : exposed & m_sheet;
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

#include "models/scenario/coast_import.h"

#include "core/base/toml_text.h"
#include "core/campaign/scenario/ground.h"
#include "models/scenario/simple_line.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>
#include <numbers>

namespace ephor {

using namespace campaign;

namespace {

constexpr qint64 mebibyte = 1 << 20;
constexpr qint64 mostMebibytes = 64;
constexpr std::size_t mostReadPoints = 200'000;  ///< near the places
constexpr std::int64_t longestName = 80;

/// Closed outlines repeat their first point at the end.
struct CoastLine {
    std::string name;
    GroundKind kind = GroundKind::Land;
    QPolygonF points;  ///< longitude, latitude
};

/// Collects the outlines of all geometries of a document.
class GeoJson {
public:
    void read(const QJsonObject& object, const std::string& name = {}) {
        const QString type = object[QStringLiteral("type")].toString();
        const QJsonArray at = object[QStringLiteral("coordinates")].toArray();
        if (type == QLatin1StringView("FeatureCollection"))
            readAll(object[QStringLiteral("features")].toArray(), {});
        else if (type == QLatin1StringView("Feature"))
            read(object[QStringLiteral("geometry")].toObject(), nameIn(object));
        else if (type == QLatin1StringView("GeometryCollection"))
            readAll(object[QStringLiteral("geometries")].toArray(), name);
        else if (type == QLatin1StringView("Polygon"))
            addPolygon(at, name);
        else if (type == QLatin1StringView("LineString"))
            addLine(at, name);
        else if (type == QLatin1StringView("MultiPolygon"))
            for (const auto& polygon : at)
                addPolygon(polygon.toArray(), name);
        else if (type == QLatin1StringView("MultiLineString"))
            for (const auto& line : at)
                addLine(line.toArray(), name);
    }

    std::vector<CoastLine> outlines;
    QString wrong;  ///< the first invalid position

private:
    void readAll(const QJsonArray& objects, const std::string& name) {
        for (const auto& one : objects)
            read(one.toObject(), name);
    }
    /// A name that map.toml can hold.
    static std::string nameIn(const QJsonObject& feature) {
        const std::string name =
            feature[QStringLiteral("properties")][QStringLiteral("name")].toString().trimmed().toStdString();
        return isPlainLine(name) && characters(name) <= longestName ? name : std::string();
    }
    QPolygonF pointsOf(const QJsonArray& positions) {
        QPolygonF points;
        for (const auto& position : positions) {
            const QJsonValue longitude = position[0];
            const QJsonValue latitude = position[1];
            if (!longitude.isDouble() || !latitude.isDouble() || std::abs(longitude.toDouble()) > 180 ||
                std::abs(latitude.toDouble()) > 90) {
                if (wrong.isEmpty())
                    wrong =
                        QString::fromUtf8(QJsonDocument(position.toArray()).toJson(QJsonDocument::Compact)).left(60);
                return {};
            }
            points << QPointF(longitude.toDouble(), latitude.toDouble());
        }
        return points;
    }
    void addPolygon(const QJsonArray& rings, const std::string& name) {
        for (qsizetype i = 0; i < rings.size(); ++i) {
            QPolygonF points = pointsOf(rings[i].toArray());
            if (!points.isEmpty() && points.first() != points.last())
                points << points.first();
            outlines.push_back(
                {i == 0 ? name : std::string(), i == 0 ? GroundKind::Land : GroundKind::Water, std::move(points)});
        }
    }
    void addLine(const QJsonArray& positions, const std::string& name) {
        QPolygonF points = pointsOf(positions);
        const bool isClosed = points.size() > 3 && points.first() == points.last();
        outlines.push_back({name, isClosed ? GroundKind::Land : GroundKind::Coast, std::move(points)});
    }
};

/// A side of the wanted part: points with `sign` times their coordinate not over `limit` are inside.
struct PartSide {
    bool isLongitude;
    double sign;
    double limit;

    double beyond(QPointF point) const { return sign * (isLongitude ? point.x() : point.y()) - limit; }
    QPointF crossing(QPointF from, QPointF to) const {
        return from + (to - from) * (beyond(from) / (beyond(from) - beyond(to)));
    }
};

std::array<PartSide, 4> partSidesOf(const QRectF& part) {
    return {PartSide{true, 1, part.right()}, PartSide{true, -1, -part.left()}, PartSide{false, 1, part.bottom()},
            PartSide{false, -1, -part.top()}};
}

/// Sutherland-Hodgman: the part of a closed outline on the inner side.
QPolygonF cutAt(const PartSide& side, const QPolygonF& outline) {
    QPolygonF inside;
    for (qsizetype i = 1; i < outline.size(); ++i) {
        const QPointF from = outline[i - 1];
        const QPointF to = outline[i];
        if (side.beyond(from) <= 0)
            inside << from;
        if ((side.beyond(from) <= 0) != (side.beyond(to) <= 0))
            inside << side.crossing(from, to);
    }
    if (!inside.isEmpty())
        inside << inside.first();
    return inside;
}

/// The stretches of a line with a point in the part; each reaches one point beyond it.
std::vector<QPolygonF> stretchesIn(const QRectF& part, const QPolygonF& line) {
    std::vector<QPolygonF> stretches;
    bool wasInside = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const bool isInside = part.contains(line[i]);
        if (isInside && !wasInside)
            stretches.push_back(i > 0 ? QPolygonF{line[i - 1]} : QPolygonF());
        if (isInside || wasInside)
            stretches.back() << line[i];
        wasInside = isInside;
    }
    return stretches;
}

std::vector<CoastLine> outlinesIn(const QRectF& part, const std::vector<CoastLine>& all) {
    std::vector<CoastLine> inside;
    for (const CoastLine& outline : all) {
        if (outline.kind == GroundKind::Coast) {
            for (QPolygonF& line : stretchesIn(part, outline.points))
                inside.push_back({outline.name, outline.kind, std::move(line)});
            continue;
        }
        QPolygonF points = outline.points;
        for (const PartSide& side : partSidesOf(part))
            points = cutAt(side, points);
        if (!points.isEmpty())
            inside.push_back({outline.name, outline.kind, std::move(points)});
    }
    return inside;
}

/// Nothing if the shape is smaller than the detail, which is in degrees of latitude.
std::optional<GroundShape> shapeOf(const CoastLine& outline, double detail) {
    const double shrink = std::cos(outline.points.boundingRect().center().y() * std::numbers::pi / 180);
    QPolygonF flat;
    for (const QPointF& point : outline.points)
        flat << QPointF(point.x() * shrink, point.y());
    const QSizeF size = flat.boundingRect().size();
    if (std::max(size.width(), size.height()) < detail)
        return {};
    flat = simplified(flat, detail);
    if (outline.kind != GroundKind::Coast)
        flat.removeLast();
    if (flat.size() < static_cast<qsizetype>(fewestPoints(outline.kind)))
        return {};
    GroundShape shape{outline.name, outline.kind, {}};
    constexpr double digits = 1e4;  // as map.toml has them
    const auto rounded = [](double degrees) { return std::round(degrees * digits) / digits; };
    for (const QPointF& point : flat)
        shape.points.push_back({rounded(point.y()), rounded(point.x() / shrink)});
    return shape;
}

std::vector<GroundShape> shapesOf(const std::vector<CoastLine>& outlines, double detail) {
    std::vector<GroundShape> shapes;
    for (const CoastLine& outline : outlines)
        if (auto shape = shapeOf(outline, detail))
            shapes.push_back(*std::move(shape));
    return shapes;
}

bool fits(const std::vector<GroundShape>& shapes) {
    std::size_t points = 0;
    for (const GroundShape& shape : shapes)
        points += shape.points.size();
    return points <= mostImportedPoints && shapes.size() <= mostGroundShapes;
}

}  // namespace

Result<std::vector<GroundShape>> importCoast(const QString& file, const QRectF& part) {
    const auto refuse = [&](Message message) {
        return failure("coast-import", std::move(message), {file.toStdString(), 0, 0});
    };
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return refuse("The file cannot be read. Check that it is there and that you may read it.");
    if (opened.size() > mostMebibytes * mebibyte)
        return refuse({"The file has {0} MiB; at most {1} are read. Export only the coast around your places.",
                       {std::to_string(opened.size() / mebibyte), std::to_string(mostMebibytes)}});
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(opened.readAll(), &fault);
    if (fault.error != QJsonParseError::NoError)
        return refuse({"The file is not GeoJSON ({0} at byte {1}). Export the coast as GeoJSON.",
                       {fault.errorString().toStdString(), std::to_string(fault.offset)}});
    GeoJson geoJson;
    geoJson.read(document.object());
    if (!geoJson.wrong.isEmpty())
        return refuse({"{0} is not a longitude and latitude in degrees. Export the coast in WGS 84 (EPSG:4326).",
                       {geoJson.wrong.toStdString()}});
    if (geoJson.outlines.empty())
        return refuse("The file has no coast. Choose a GeoJSON file with polygons or lines.");
    const std::vector<CoastLine> outlines = outlinesIn(part, geoJson.outlines);
    std::size_t points = 0;
    for (const CoastLine& outline : outlines)
        points += static_cast<std::size_t>(outline.points.size());
    if (points > mostReadPoints)
        return refuse(
            {"The coast near the places has {0} points; at most {1} are read. Export a coarser coast, or only "
             "the part around your places.",
             {std::to_string(points), std::to_string(mostReadPoints)}});
    constexpr double finest = 0.0005;
    constexpr double coarser = 1.5;
    double detail = finest;
    std::vector<GroundShape> shapes = shapesOf(outlines, detail);
    while (!fits(shapes)) {
        detail *= coarser;
        shapes = shapesOf(outlines, detail);
    }
    if (shapes.empty())
        return refuse(
            "No coast of the file lies near the places of the scenario. Choose a file of their surroundings.");
    return shapes;
}

QRectF partAround(const std::vector<GeoPoint>& points) {
    constexpr double room = 5;
    const QRectF world(-180, -90, 360, 180);
    if (points.empty())
        return world;
    QPolygonF all;
    for (const GeoPoint& point : points)
        all << QPointF(point.longitude, point.latitude);
    return all.boundingRect().adjusted(-room, -room, room, room) & world;
}

}  // namespace ephor

#include "core/campaign/scenario/ground.h"

#include <cmath>

namespace ephor::campaign {

namespace {

constexpr double mostLatitude = 90;
constexpr double mostLongitude = 180;

std::optional<GeoPoint> positionOf(const toml::node& node) {
    const auto* pair = node.as_array();
    if (!pair || pair->size() != 2)
        return {};
    const auto latitude = (*pair)[0].value<double>();
    const auto longitude = (*pair)[1].value<double>();
    if (!latitude || !longitude || !(std::abs(*latitude) <= mostLatitude) || !(std::abs(*longitude) <= mostLongitude))
        return {};
    return GeoPoint{*latitude, *longitude};
}

/// Up to the first one that is wrong.
std::vector<GeoPoint> readPoints(TomlReader& row, const ScenarioReading& into) {
    std::vector<GeoPoint> points;
    const toml::array* list = row.array("points", Need::Required, mostGroundPoints);
    if (!list)
        return points;
    for (const toml::node& node : *list) {
        const auto position = positionOf(node);
        if (!position) {
            row.fault("position", into.text.place(node),
                      {"Point {0} is not a position: write [latitude, longitude] in degrees, such as [37.97, 23.72].",
                       {std::to_string(points.size() + 1)}});
            return {};
        }
        points.push_back(*position);
    }
    return points;
}

}  // namespace

std::size_t fewestPoints(GroundKind kind) { return kind == GroundKind::Coast ? 2 : 3; }

void readGround(TomlReader& map, const ScenarioReading& into) {
    std::size_t points = 0;
    for (const toml::table* table : map.tables("land", mostGroundShapes)) {
        TomlReader one(into.text, *table, "[[land]]", "campaign", into.faults);
        GroundShape shape;
        shape.name = one.text("name", Need::Optional).value_or("");
        if (const auto kind = one.word("kind", Need::Optional, allWords<GroundKind>()))
            shape.kind = fromWord<GroundKind>(*kind).value_or(GroundKind::Land);
        const std::size_t faults = into.faults.size();
        shape.points = readPoints(one, into);
        const std::size_t fewest = fewestPoints(shape.kind);
        if (into.faults.size() == faults && shape.points.size() < fewest)
            one.fault("few-points", one.place("points"),
                      {"The shape has too few points: {0}. It needs {1} or more.",
                       {std::to_string(shape.points.size()), std::to_string(fewest)}});
        const bool fitted = points <= mostGroundPoints;
        points += shape.points.size();
        if (fitted && points > mostGroundPoints)
            one.fault(
                "many-points", one.place("points"),
                {"From here on, the land has more than {0} points. Draw it with fewer points, or import the coast "
                 "again, which simplifies it.",
                 {std::to_string(mostGroundPoints)}});
        one.finish();
        into.campaign.scenario.ground.push_back(std::move(shape));
    }
}

std::optional<GroundShape> shapeOf(const SheetRow& row) {
    const SheetValue* value = row.find("points");
    const auto* points = value ? std::get_if<std::vector<GeoPoint>>(value) : nullptr;
    const GroundKind kind = fromWord<GroundKind>(row.text("kind")).value_or(GroundKind::Land);
    if (!points || points->size() < fewestPoints(kind))
        return {};
    return GroundShape{row.text("name"), kind, *points};
}

std::vector<SheetField> fieldsOf(const GroundShape& shape) {
    std::vector<SheetField> fields;
    if (!shape.name.empty())
        fields.push_back({"name", shape.name});
    if (shape.kind != GroundKind::Land)
        fields.push_back({"kind", std::string(wordOf(shape.kind))});
    fields.push_back({"points", shape.points});
    return fields;
}

Result<ScenarioFiles> withGround(const ScenarioFiles& files, const std::vector<GroundShape>& shapes) {
    std::vector<std::vector<WrittenField>> rows;
    for (const GroundShape& shape : shapes) {
        rows.emplace_back();
        for (const SheetField& field : fieldsOf(shape))
            rows.back().push_back({field.key, written(field.value)});
    }
    ScenarioFiles edited = files;
    std::string& map = edited.texts[fileOf(RowKind::Land)];
    Result<std::string> text = withRows(map, pathOf({RowKind::Land, 0, 0}).front().table, rows);
    if (!text)
        return std::unexpected(std::move(text).error());
    map = *std::move(text);
    return edited;
}

}  // namespace ephor::campaign

#include "core/campaign/scenario/rows.h"

#include "core/base/toml_text.h"
#include "core/io/toml.h"

#include <algorithm>
#include <cmath>

namespace ephor::campaign {

namespace {

struct KindInfo {
    std::string_view file;
    std::string_view table;
};
constexpr std::array<KindInfo, 8> kinds{{{"map.toml", "place"},
                                         {"map.toml", "way"},
                                         {"powers.toml", "power"},
                                         {"leaders.toml", "leader"},
                                         {"armies.toml", "army"},
                                         {"armies.toml", "fleet"},
                                         {"armies.toml", "army"},
                                         {"map.toml", "land"}}};
const KindInfo& infoOf(RowKind kind) { return kinds[static_cast<std::size_t>(kind)]; }

/// Nothing if one of them is no pair of finite numbers.
std::optional<SheetValue> positionsOf(const toml::array& array) {
    std::vector<GeoPoint> positions;
    for (const toml::node& node : array) {
        const auto* pair = node.as_array();
        const auto latitude = pair && pair->size() == 2 ? (*pair)[0].value<double>() : std::nullopt;
        const auto longitude = pair && pair->size() == 2 ? (*pair)[1].value<double>() : std::nullopt;
        if (!latitude || !longitude || !std::isfinite(*latitude) || !std::isfinite(*longitude))
            return {};
        positions.push_back({*latitude, *longitude});
    }
    return positions;
}

std::optional<SheetValue> valueOf(const toml::node& node) {
    if (const std::optional<FieldValue> one = fieldValueOf(node))
        return std::visit([](const auto& value) -> SheetValue { return value; }, *one);
    const auto* array = node.as_array();
    if (!array || (!array->empty() && array->front().is_table()))
        return {};
    if (!array->empty() && array->front().is_array())
        return positionsOf(*array);
    std::vector<std::string> words;
    for (const toml::node& one : *array)
        words.push_back(one.is_string() ? one.as_string()->get() : std::string());
    return words;
}

std::vector<SheetRow> rowsOf(const toml::table& table, std::string_view name);

/// A node that is not a table becomes a row without fields, so that row numbers stay correct.
SheetRow rowOf(const toml::node& node) {
    SheetRow row;
    row.line = static_cast<int>(node.source().begin.line);
    const auto* table = node.as_table();
    if (!table)
        return row;
    for (const TomlField& field : inOrder(*table))
        if (auto value = valueOf(*field.value))
            row.fields.push_back({field.key, std::move(*value)});
    row.units = rowsOf(*table, "unit");
    return row;
}

std::vector<SheetRow> rowsOf(const toml::table& table, std::string_view name) {
    std::vector<SheetRow> rows;
    if (const auto* array = table.get_as<toml::array>(name))
        for (const toml::node& one : *array)
            rows.push_back(rowOf(one));
    return rows;
}

/// The last row that begins at or before the line.
std::optional<std::size_t> before(const std::vector<SheetRow>& rows, int line) {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].line <= line)
            found = i;
    return found;
}

}  // namespace

std::size_t fileOf(RowKind kind) {
    return static_cast<std::size_t>(std::ranges::find(scenarioFileNames, infoOf(kind).file) -
                                    scenarioFileNames.begin());
}

RowPath pathOf(const RowRef& ref) {
    RowPath path{{std::string(infoOf(ref.kind).table), ref.row}};
    if (ref.kind == RowKind::Unit)
        path.push_back({"unit", ref.unit});
    return path;
}

namespace {

/// Eight positions on a line keep lines short.
std::string writtenPositions(const std::vector<GeoPoint>& positions) {
    constexpr std::size_t inLine = 8;
    constexpr double digits = 1e4;
    const auto number = [](double degrees) { return tomlNumber(std::round(degrees * digits) / digits); };
    const bool isShort = positions.size() <= inLine;
    std::string list = "[";
    for (std::size_t i = 0; i < positions.size(); ++i) {
        list += i % inLine == 0 ? (isShort ? "" : "\n  ") : " ";
        list += "[" + number(positions[i].latitude) + ", " + number(positions[i].longitude) + "]";
        list += isShort && i + 1 == positions.size() ? "" : ",";
    }
    return list + (isShort ? "]" : "\n]");
}

}  // namespace

std::string written(const SheetValue& value) {
    if (const auto* text = std::get_if<std::string>(&value))
        return tomlString(*text);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return tomlNumber(*real);
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* positions = std::get_if<std::vector<GeoPoint>>(&value))
        return writtenPositions(*positions);
    std::string list = "[";
    for (const std::string& word : std::get<std::vector<std::string>>(value))
        list += (list.size() > 1 ? ", " : "") + tomlString(word);
    return list + "]";
}

const SheetValue* SheetRow::find(std::string_view key) const {
    const auto it = std::ranges::find(fields, key, &SheetField::key);
    return it == fields.end() ? nullptr : &it->value;
}

std::string SheetRow::text(std::string_view key) const {
    const SheetValue* value = find(key);
    const auto* text = value ? std::get_if<std::string>(value) : nullptr;
    return text ? *text : std::string();
}

double SheetRow::number(std::string_view key, double otherwise) const {
    const SheetValue* value = find(key);
    if (value && std::holds_alternative<std::int64_t>(*value))
        return static_cast<double>(std::get<std::int64_t>(*value));
    return value && std::holds_alternative<double>(*value) ? std::get<double>(*value) : otherwise;
}

std::vector<std::string> SheetRow::words(std::string_view key) const {
    const SheetValue* value = find(key);
    const auto* list = value ? std::get_if<std::vector<std::string>>(value) : nullptr;
    return list ? *list : std::vector<std::string>();
}

const std::vector<SheetRow>& ScenarioSheet::rows(RowKind kind) const {
    switch (kind) {
    case RowKind::Place:
        return places;
    case RowKind::Way:
        return ways;
    case RowKind::Power:
        return powers;
    case RowKind::Leader:
        return leaders;
    case RowKind::Fleet:
        return fleets;
    case RowKind::Land:
        return land;
    case RowKind::Army:
    case RowKind::Unit:
        break;
    }
    return armies;
}

const SheetRow* ScenarioSheet::find(const RowRef& ref) const {
    const std::vector<SheetRow>& all = rows(ref.kind);
    if (ref.row >= all.size())
        return nullptr;
    const SheetRow& row = all[ref.row];
    if (ref.kind != RowKind::Unit)
        return &row;
    return ref.unit < row.units.size() ? &row.units[ref.unit] : nullptr;
}

std::optional<std::size_t> ScenarioSheet::rowOf(RowKind kind, std::string_view id) const {
    const std::vector<SheetRow>& all = rows(kind);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].text("id") == id)
            return i;
    return {};
}

std::optional<std::size_t> ScenarioSheet::ownerOf(std::string_view place) const {
    for (std::size_t i = 0; i < powers.size(); ++i)
        if (std::ranges::contains(powers[i].words("cities"), place))
            return i;
    return {};
}

std::optional<RowRef> ScenarioSheet::rowAtLine(std::size_t file, int line) const {
    std::optional<RowRef> found;
    int nearest = 0;
    for (const RowKind kind :
         {RowKind::Place, RowKind::Way, RowKind::Power, RowKind::Leader, RowKind::Army, RowKind::Fleet, RowKind::Land})
        if (const auto row = fileOf(kind) == file ? before(rows(kind), line) : std::nullopt;
            row && rows(kind)[*row].line > nearest) {
            nearest = rows(kind)[*row].line;
            found = RowRef{kind, *row, 0};
        }
    if (found && found->kind == RowKind::Army)
        if (const auto unit = before(armies[found->row].units, line);
            unit && armies[found->row].units[*unit].line == line)
            found = RowRef{RowKind::Unit, found->row, *unit};
    return found;
}

void readInto(ScenarioSheet& sheet, const ScenarioFiles& files, std::size_t file) {
    const Result<TomlText> parsed = parseToml(files.texts[file], "", largestScenarioFile, "campaign");
    if (!parsed)
        return;
    const auto read = [&](RowKind kind, std::vector<SheetRow>& rows) {
        if (fileOf(kind) == file)
            rows = rowsOf(parsed->table, infoOf(kind).table);
    };
    read(RowKind::Place, sheet.places);
    read(RowKind::Way, sheet.ways);
    read(RowKind::Power, sheet.powers);
    read(RowKind::Leader, sheet.leaders);
    if (fileOf(RowKind::Leader) == file)
        sheet.traits = rowsOf(parsed->table, "trait");
    read(RowKind::Army, sheet.armies);
    read(RowKind::Fleet, sheet.fleets);
    read(RowKind::Land, sheet.land);
}

std::string nameOf(const ScenarioFiles& files) {
    const Result<TomlText> head = parseToml(files.texts[0], "", largestScenarioFile, "campaign");
    const auto* name = head ? head->table.get_as<std::string>("name") : nullptr;
    return name ? name->get() : files.id;
}

ScenarioSheet sheetOf(const ScenarioFiles& files) {
    ScenarioSheet sheet;
    for (std::size_t i = 0; i < files.texts.size(); ++i)
        readInto(sheet, files, i);
    return sheet;
}

}  // namespace ephor::campaign

// The rows of a scenario's files, not validated, so that an editor can show and change them while they have faults.
#pragma once

#include "core/campaign/model/map.h"
#include "core/campaign/scenario/files.h"
#include "core/campaign/scenario/toml_rows.h"

#include <variant>

namespace ephor::campaign {

enum class RowKind : std::uint8_t { Place, Way, Power, Leader, Army, Fleet, Unit, Land };

/// A reference to a row. Units are counted within their army.
struct RowRef {
    RowKind kind = RowKind::Place;
    std::size_t row = 0;   ///< for a unit: the row of its army
    std::size_t unit = 0;  ///< only for a unit

    friend bool operator==(const RowRef&, const RowRef&) = default;
};

/// The file of a kind, and the path of a row within it.
std::size_t fileOf(RowKind kind);
RowPath pathOf(const RowRef& ref);

using SheetValue =
    std::variant<std::string, std::int64_t, double, bool, std::vector<std::string>, std::vector<GeoPoint>>;
/// The value in TOML syntax. Positions are rounded to four digits, which is some ten metres.
std::string written(const SheetValue& value);

struct SheetField {
    std::string key;
    SheetValue value;

    friend bool operator==(const SheetField&, const SheetField&) = default;
};

struct SheetRow {
    int line = 0;  ///< first line of the row in its file
    std::vector<SheetField> fields;
    std::vector<SheetRow> units;  ///< only for an army

    const SheetValue* find(std::string_view key) const;
    /// Empty if there is no text for the key.
    std::string text(std::string_view key) const;
    double number(std::string_view key, double otherwise) const;
    std::vector<std::string> words(std::string_view key) const;

    friend bool operator==(const SheetRow&, const SheetRow&) = default;
};

struct ScenarioSheet {
    std::vector<SheetRow> places;
    std::vector<SheetRow> ways;
    std::vector<SheetRow> powers;
    std::vector<SheetRow> leaders;
    std::vector<SheetRow> traits;  ///< for leaders; can only be edited as text
    std::vector<SheetRow> armies;
    std::vector<SheetRow> fleets;
    std::vector<SheetRow> land;

    const std::vector<SheetRow>& rows(RowKind kind) const;  ///< not for units
    /// Null if there is no such row.
    const SheetRow* find(const RowRef& ref) const;
    /// The row of a kind with this id.
    std::optional<std::size_t> rowOf(RowKind kind, std::string_view id) const;
    /// The power that lists the place among its cities.
    std::optional<std::size_t> ownerOf(std::string_view place) const;
    /// The row at a line of a file.
    std::optional<RowRef> rowAtLine(std::size_t file, int line) const;
};

/// Reads one of the seven files into the sheet. A file that is not valid TOML leaves the sheet unchanged.
void readInto(ScenarioSheet& sheet, const ScenarioFiles& files, std::size_t file);
ScenarioSheet sheetOf(const ScenarioFiles& files);
/// The name in campaign.toml, or else the id.
std::string nameOf(const ScenarioFiles& files);

}  // namespace ephor::campaign

// What the files of a scenario say, row by row and unjudged, so that an editor can show and change them while they are
// still wrong.
#pragma once

#include "core/campaign/scenario/files.h"
#include "core/campaign/scenario/toml_rows.h"

#include <variant>

namespace ephor::campaign {

enum class RowKind : std::uint8_t { Place, Way, Power, Leader, Army, Fleet, Unit };

/// Which row: the units of an army are counted for each army.
struct RowRef {
    RowKind kind = RowKind::Place;
    std::size_t row = 0;   ///< of a unit: its army's
    std::size_t unit = 0;  ///< of a unit

    friend bool operator==(const RowRef&, const RowRef&) = default;
};

/// Where the rows of a kind stand: the file, and the row within it.
std::size_t fileOf(RowKind kind);
RowPath pathOf(const RowRef& ref);

using SheetValue = std::variant<std::string, std::int64_t, double, bool, std::vector<std::string>>;
/// As TOML writes it.
std::string written(const SheetValue& value);

struct SheetField {
    std::string key;
    SheetValue value;

    friend bool operator==(const SheetField&, const SheetField&) = default;
};

struct SheetRow {
    int line = 0;  ///< where it begins
    std::vector<SheetField> fields;
    std::vector<SheetRow> units;  ///< of an army

    const SheetValue* find(std::string_view key) const;
    /// Empty where there is no such text.
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
    std::vector<SheetRow> traits;  ///< that leaders may have; they are edited as text alone
    std::vector<SheetRow> armies;
    std::vector<SheetRow> fleets;

    const std::vector<SheetRow>& rows(RowKind kind) const;  ///< not of units
    /// None where there is no such row.
    const SheetRow* find(const RowRef& ref) const;
    /// The row of a kind with that id.
    std::optional<std::size_t> rowOf(RowKind kind, std::string_view id) const;
    /// The power that says it holds the place.
    std::optional<std::size_t> ownerOf(std::string_view place) const;
    /// The row at a line of a file.
    std::optional<RowRef> rowAtLine(std::size_t file, int line) const;
};

/// Reads one of the seven files into the sheet. One that is no TOML at the moment leaves the sheet as it was.
void readInto(ScenarioSheet& sheet, const ScenarioFiles& files, std::size_t file);
ScenarioSheet sheetOf(const ScenarioFiles& files);
/// As campaign.toml says it; the id where it does not.
std::string nameOf(const ScenarioFiles& files);

}  // namespace ephor::campaign

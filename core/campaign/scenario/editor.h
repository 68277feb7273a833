// Edits of a scenario by row. Renames follow references; everything else in the files stays byte for byte
// (toml_rows.h).
#pragma once

#include "core/campaign/scenario/rows.h"

namespace ephor::campaign {

/// The files after an edit, and messages about what else had to change. `also` is empty if nothing else did.
struct EditedScenario {
    ScenarioFiles files;
    RowRef row;  ///< the edited row, as it is counted after the edit
    std::vector<Message> also;
};

/// Writes a field of a row, or removes it without a value. A new id is also written wherever the row is referred to.
Result<EditedScenario> withField(const ScenarioFiles& files, const RowRef& row, const std::string& key,
                                 const std::optional<SheetValue>& value);

/// Adds a row at the end of its kind; a unit at the end of its army.
Result<EditedScenario> withRowAdded(const ScenarioFiles& files, const RowRef& kind,
                                    const std::vector<SheetField>& fields);
/// Copies the row under a free id.
Result<EditedScenario> withRowCopied(const ScenarioFiles& files, const RowRef& row);
/// Removes the row. With a place its ways and its owner are removed, with a power its wars and alliances, with a leader
/// their command. Other references stay and are listed in `also`.
Result<EditedScenario> withRowRemoved(const ScenarioFiles& files, const RowRef& row);

/// Sets the owner of a place; none: independent.
Result<EditedScenario> withOwner(const ScenarioFiles& files, std::size_t place, std::optional<std::size_t> power);

enum class Stance : std::uint8_t { Neutral, War, Alliance };
Stance stanceOf(const ScenarioSheet& sheet, std::size_t power, std::size_t other);
/// Sets the relation of two powers, in the rows of both.
Result<EditedScenario> withStance(const ScenarioFiles& files, std::size_t power, std::size_t other, Stance stance);

/// An id that no row of the kind has yet: "place_1".
std::string freeId(const ScenarioSheet& sheet, RowKind kind, const std::string& stem);

}  // namespace ephor::campaign

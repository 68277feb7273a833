// Edits of a scenario by its rows: ids that are named elsewhere are followed, and what is not touched keeps every byte
// (toml_rows.h).
#pragma once

#include "core/campaign/scenario/rows.h"

namespace ephor::campaign {

/// The files after an edit, and what else had to change with it, for people; empty: nothing else.
struct EditedScenario {
    ScenarioFiles files;
    RowRef row;  ///< that it was about, as it is counted now
    std::vector<Message> also;
};

/// Writes one field of a row, or (without a value) takes it out. Where it is the id of the row, all that name it name
/// it by the new one.
Result<EditedScenario> withField(const ScenarioFiles& files, const RowRef& row, const std::string& key,
                                 const std::optional<SheetValue>& value);

/// One more row at the end of its kind; a unit, of its army.
Result<EditedScenario> withRowAdded(const ScenarioFiles& files, const RowRef& kind,
                                    const std::vector<SheetField>& fields);
/// A copy of the row under a free id.
Result<EditedScenario> withRowCopied(const ScenarioFiles& files, const RowRef& row);
/// Without the row: with a place go its ways and who holds it, with a power its wars and alliances, with a leader his
/// command. Whatever else names it stays, and `also` says so.
Result<EditedScenario> withRowRemoved(const ScenarioFiles& files, const RowRef& row);

/// Who holds a place; none: nobody.
Result<EditedScenario> withOwner(const ScenarioFiles& files, std::size_t place, std::optional<std::size_t> power);

enum class Stance : std::uint8_t { Neutral, War, Alliance };
Stance stanceOf(const ScenarioSheet& sheet, std::size_t power, std::size_t other);
/// How two powers stand to each other; both sides say so.
Result<EditedScenario> withStance(const ScenarioFiles& files, std::size_t power, std::size_t other, Stance stance);

/// An id that no row of the kind has: "place_1".
std::string freeId(const ScenarioSheet& sheet, RowKind kind, const std::string& stem);

}  // namespace ephor::campaign

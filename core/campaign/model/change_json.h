// Changes as JSON: how the journal keeps them.
#pragma once

#include "core/campaign/model/change.h"

namespace ephor::campaign {

/// One line: [{"army":3,"set":{…}},{"unit":12},…]; a row that is taken away has no "set".
std::string toJson(const Changes& changes);
/// The changes, or why the text is none. Whether they fit a state is another question.
Result<Changes> changesFromJson(std::string_view text);

/// A field of a row as a table of a database keeps it: a number, a text, or nothing. Lists are JSON.
struct Cell {
    std::string column;
    std::variant<std::monostate, std::int64_t, std::string> value;

    friend bool operator==(const Cell&, const Cell&) = default;
};
struct TableRows {
    std::string table;  ///< course, city, power, leader, unit, army, battle, treaty, goal, sighting, fleet or sea_fight
    std::vector<std::vector<Cell>> rows;
};
/// All tables of a state.
std::vector<TableRows> tablesOf(const State& state);

}  // namespace ephor::campaign

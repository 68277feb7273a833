// Changes as JSON, for the journal.
#pragma once

#include "core/campaign/model/change.h"

namespace ephor::campaign {

/// One line: [{"army":3,"set":{…}},{"unit":12},…]. A row that is removed has no "set".
std::string toJson(const Changes& changes);
/// The changes, or why the text cannot be read. Does not check whether they fit a state.
Result<Changes> changesFromJson(std::string_view text);

/// A field of a row for a database table: a number, a text, or nothing. Lists are JSON.
struct Cell {
    std::string column;
    std::variant<std::monostate, std::int64_t, std::string> value;

    friend bool operator==(const Cell&, const Cell&) = default;
};
struct TableRows {
    std::string table;  ///< the name of the table, as in eachTable(), or "course"
    std::vector<std::vector<Cell>> rows;
};
/// All tables of a state.
std::vector<TableRows> tablesOf(const State& state);

}  // namespace ephor::campaign

// Edits of a TOML text row by row, for forms: what an edit is not about keeps every byte, comments, order and layout
// included.
#pragma once

#include "core/base/result.h"

#include <optional>

namespace ephor::campaign {

/// A row of a table, whether it stands under [[name]] or as {…} in name = […]; behind it, perhaps, a row of a table
/// within that row. Empty: the top of the file.
struct RowStep {
    std::string table;
    std::size_t row = 0;

    friend bool operator==(const RowStep&, const RowStep&) = default;
};
using RowPath = std::vector<RowStep>;

/// A key with its value as TOML writes it.
struct WrittenField {
    std::string key;
    std::string value;
};

// Each gives the whole text after the edit. A failure says that the text is no TOML, or that what is to be edited is
// not there.

/// Writes a key, changes it, or (without a value) takes it out.
Result<std::string> withKey(std::string_view text, const RowPath& row, std::string_view key,
                            const std::optional<std::string>& value);
/// The same in the one table [name], which is made where it is missing.
Result<std::string> withKeyIn(std::string_view text, const std::string& table, std::string_view key,
                              const std::string& value);
/// One more row at the end of a table of the row `within`.
Result<std::string> withRow(std::string_view text, const RowPath& within, const std::string& table,
                            const std::vector<WrittenField>& fields);
Result<std::string> withoutRow(std::string_view text, const RowPath& row);
/// One more element of a list, which is made where it is missing.
Result<std::string> withElement(std::string_view text, const RowPath& row, std::string_view key,
                                const std::string& value);
Result<std::string> withoutElement(std::string_view text, const RowPath& row, std::string_view key, std::size_t index);

}  // namespace ephor::campaign

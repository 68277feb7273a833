// Row by row edits of a TOML text, for forms. Everything else stays byte for byte, with comments, order and layout.
#pragma once

#include "core/base/result.h"

#include <optional>

namespace ephor::campaign {

/// One step of a path: a row of a table, written as [[name]] or as {…} in name = […]. A further step is a row of a
/// table within that row. An empty path is the top of the file.
struct RowStep {
    std::string table;
    std::size_t row = 0;

    friend bool operator==(const RowStep&, const RowStep&) = default;
};
using RowPath = std::vector<RowStep>;

/// A key with its value in TOML syntax.
struct WrittenField {
    std::string key;
    std::string value;
};

// Each function returns the whole text after the edit. It fails if the text is not TOML or the row or key does not
// exist.

/// Adds or changes a key, or removes it without a value.
Result<std::string> withKey(std::string_view text, const RowPath& row, std::string_view key,
                            const std::optional<std::string>& value);
/// Adds or changes a key in the table [name], which is created if it is missing.
Result<std::string> withKeyIn(std::string_view text, const std::string& table, std::string_view key,
                              const std::string& value);
/// Adds a row at the end of a table within the row `within`.
Result<std::string> withRow(std::string_view text, const RowPath& within, const std::string& table,
                            const std::vector<WrittenField>& fields);
/// Replaces all rows of a table at the top of the file.
Result<std::string> withRows(std::string_view text, const std::string& table,
                             const std::vector<std::vector<WrittenField>>& rows);
Result<std::string> withoutRow(std::string_view text, const RowPath& row);
/// Adds an element to a list, which is created if it is missing.
Result<std::string> withElement(std::string_view text, const RowPath& row, std::string_view key,
                                const std::string& value);
Result<std::string> withoutElement(std::string_view text, const RowPath& row, std::string_view key, std::size_t index);

}  // namespace ephor::campaign

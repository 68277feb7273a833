// Edits of a list's text by a form. An edit keeps every byte of the rest, including comments, order and layout.
#pragma once

#include "core/army/army_list.h"

#include <optional>

namespace ephor {

/// The whole text after an edit, and the line of the edited entry's heading (0: the top of the list).
struct EditedList {
    std::string text;
    int line = 0;

    friend bool operator==(const EditedList&, const EditedList&) = default;
};

// An entry is identified by the line of its [[heading]], the top of the list by 0. Comments directly above a heading
// and directly below the last line of an entry belong to the entry; comments between blank lines belong to none and
// stay where they are. A failure says why the text cannot be edited: it is not TOML, the entry is written in braces or
// scattered over the text, or there is no position for it.

/// Adds, changes or (without a value) removes a key.
Result<EditedList> withValue(std::string_view text, int entry, std::string_view key,
                             const std::optional<FieldValue>& value);

/// Adds an entry under `heading` ("phalanx.unit") after the entry at line `after`, or inside it if that is its phalanx.
/// If `after` is 0, it goes after the last entry of its kind. `children` are its own tables.
Result<EditedList> withEntry(std::string_view text, const std::string& heading, const std::vector<Field>& fields,
                             int after, const std::vector<Entry>& children = {});

/// Removes the entry with its children and comments.
Result<EditedList> withoutEntry(std::string_view text, int entry);

/// Copies the entry directly below itself. Flags named in `without` are left out of the copy (there is only one
/// general).
Result<EditedList> withCopy(std::string_view text, int entry, const std::vector<std::string>& without);

enum class Beside : bool { Before, Behind };

/// Moves the entry, with its children and comments, next to another one of its kind or to the end of a table that may
/// contain it.
Result<EditedList> withEntryMoved(std::string_view text, int entry, int target, Beside beside);

}  // namespace ephor

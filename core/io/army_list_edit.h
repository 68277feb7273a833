// Edits of a list's text by a form: what the edit is not about keeps every byte, comments, order and layout included.
#pragma once

#include "core/army/army_list.h"

#include <optional>

namespace ephor {

/// The whole text after an edit, and the line of the heading that it was about (0: the top of the list).
struct EditedList {
    std::string text;
    int line = 0;

    friend bool operator==(const EditedList&, const EditedList&) = default;
};

// An entry is named by the line of its [[heading]], the top of the list by 0. What stands directly above a heading as a
// comment belongs to the entry, and so do comments directly below its last line; comments between blank lines stand for
// themselves and stay where they are. A failure says why the text cannot be edited so: it is no TOML, the entry is
// written in braces or scattered over the text, or there is no place for it.

/// Writes, changes or (without a value) takes out one key.
Result<EditedList> withValue(std::string_view text, int entry, std::string_view key,
                             const std::optional<FieldValue>& value);

/// One more entry under `heading` ("phalanx.unit") behind the entry at `after`, or within it where that is its phalanx;
/// 0: behind the last of its kind.
Result<EditedList> withEntry(std::string_view text, const std::string& heading, const std::vector<Field>& fields,
                             int after);

/// Without the entry, what is within it and its comments.
Result<EditedList> withoutEntry(std::string_view text, int entry);

/// A copy right behind the entry; flags named in `without` (there is one general) are left out of it.
Result<EditedList> withCopy(std::string_view text, int entry, const std::vector<std::string>& without);

enum class Beside : bool { Before, Behind };

/// Moves the entry, with all that is within it and its comments, beside another one of its kind or to the end of a
/// table that takes it in.
Result<EditedList> withEntryMoved(std::string_view text, int entry, int target, Beside beside);

}  // namespace ephor

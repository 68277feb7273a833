// A list within a TOML text: a file of its own, or [a] and [b] of a set-up.
#pragma once

#include "core/io/lists/army_list_io.h"
#include "core/io/toml.h"

namespace ephor {

/// Most [[tables]] in a list and most keys in a table. More than real lists have, and few enough for linear searches.
inline constexpr std::size_t mostEntries = 1000;
inline constexpr std::size_t mostFields = 64;

/// The parts of a head that a list inside a set-up may leave out, because the set-up has them.
struct OuterHead {
    std::string system;
    std::string rules;
};

/// The list of a table, with all faults including those of its rule system.
ReadList readListTable(const TomlText& text, const toml::table& table, const FindSystem& find,
                       const std::vector<std::string>& known, const OuterHead* outer);

/// The list as TOML without format, system and rules. `table` is the table that contains it; empty for a file of its
/// own.
std::string listBody(const ArmyList& list, const std::string& table);

/// Sorts the faults by position. Of more than a hundred it keeps the first ones and adds a note about the rest.
void arrange(Diagnostics& diagnostics);

}  // namespace ephor

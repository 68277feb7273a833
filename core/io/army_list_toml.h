// A list inside a TOML text: a file of its own, or [a] and [b] of a set-up.
#pragma once

#include "core/io/army_list_io.h"
#include "core/io/toml.h"

namespace ephor {

/// Most [[tables]] in one list and most keys in one table: more than any list of ours has, few enough to be looked at
/// one by one.
inline constexpr std::size_t mostEntries = 1000;
inline constexpr std::size_t mostFields = 64;

/// What a list inside a set-up takes from it, and may leave out itself.
struct OuterHead {
    std::string system;
    std::string rules;
};

/// The list of a table with all its faults, its rule system's included.
ReadList readListTable(const TomlText& text, const toml::table& table, const FindSystem& find,
                       const std::vector<std::string>& known, const OuterHead* outer);

/// The list as TOML without format, system and rules; `table` is the table it stands in, empty for a file of its own.
std::string listBody(const ArmyList& list, const std::string& table);

/// Ordered by place; of more than a hundred only the first, with a word about the rest.
void arrange(Diagnostics& diagnostics);

}  // namespace ephor

// Checks a list against the schema of its rule system.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// All faults: unknown keys and tables (with the nearest known one), missing keys, and values of the wrong type or out
/// of range. Each fault has a fix where one exists. The head of the list is not checked.
Diagnostics checkSchema(const ArmyList& list, const ListSchema& schema);

/// True if the list has an unknown table, perhaps a misspelt one. A table that seems missing must not be added then,
/// because the children of the unknown table may belong to it.
bool hasStrayTable(const Diagnostics& faults);

/// A fix that replaces the value of a field; none if the value has several lines.
std::vector<Fix> replacingValue(const Field& field, Message label, std::string text);

/// A fix that adds a line "key = value" (`line`, without a line break) to a table of the list.
Fix addingField(const Entry& entry, Message label, const std::string& line);

/// A table of a list as TOML under `head` ("[[unit]]"; if empty, its own head), without the keys of `without` and
/// followed by `more`. Its children are left out. For fixes that split an entry.
std::string writtenEntry(const Entry& entry, const std::vector<std::string>& without, const std::string& more,
                         std::string head = {});

}  // namespace ephor

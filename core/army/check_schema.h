// Whether a list says only what its rule system's lists may say.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// Unknown keys and tables (with the nearest known one), missing keys, values of another kind or out of range: all of
/// them, each with a fix where one exists. The head of the list is not looked at.
Diagnostics checkSchema(const ArmyList& list, const ListSchema& schema);

/// Whether a table of the list is none that it may have, perhaps a misspelt one: its children may stand for one that is
/// missing, so that it cannot be added.
bool hasStrayTable(const Diagnostics& faults);

/// Replaces the value of a field; none where it goes over several lines.
std::vector<Fix> replacingValue(const Field& field, Message label, std::string text);

/// Writes one more "key = value" (`line`, without a line break) into a table of the list.
Fix addingField(const Entry& entry, Message label, const std::string& line);

/// The table of a list as TOML under `head` ("[[unit]]"; empty: its own name), without some of its fields and with
/// `more` after them; its children are left out. For fixes that take one apart.
std::string writtenEntry(const Entry& entry, const std::vector<std::string>& without, const std::string& more,
                         std::string head = {});

}  // namespace ephor

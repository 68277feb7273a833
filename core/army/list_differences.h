// What one list says and another does not.
#pragma once

#include "core/army/army_list.h"

namespace ephor {

/// One line for each difference, in the order of the lists: values that differ, entries that only one of them has, and an order that differs where nothing else does.
/// Nothing where the lists are equal but for the order of their keys.
std::vector<Message> differencesOf(const ArmyList& first, const ArmyList& second, const ListSchema& schema);

}  // namespace ephor

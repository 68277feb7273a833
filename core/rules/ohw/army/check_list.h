// The checks of lists: known types, at most one general, at least one unit that is no skirmisher, our limits.
#pragma once

#include "core/rules/ohw/army/army.h"

namespace ephor::ohw {

/// All faults of a list, including those of its schema.
Diagnostics checkList(const ArmyList& list, const RulesData& rules);

}  // namespace ephor::ohw

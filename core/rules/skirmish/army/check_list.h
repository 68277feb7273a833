// The checks of lists: SKI-103 to SKI-106.
#pragma once

#include "core/rules/skirmish/army/troops.h"

namespace ephor::skirmish {

/// All faults of a list, including those of its schema.
Diagnostics checkList(const ArmyList& list, const Catalogue& types);

}  // namespace ephor::skirmish

// The checks of lists: rules, section 0 ("Army") and 1.16.
#pragma once

#include "core/rules/men_of_bronze/army/troops.h"

namespace ephor::men_of_bronze {

/// All faults of a list, including those of its schema (MOB-180, MOB-205, MOB-206, section 0 "Army").
Diagnostics checkList(const ArmyList& list, const Catalogue& types);

}  // namespace ephor::men_of_bronze

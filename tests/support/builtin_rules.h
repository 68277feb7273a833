// Functions with the built-in rules.
#pragma once

#include "core/rules/alala/army/troops.h"
#include "core/rules/men_of_bronze/army/army.h"
#include "core/rules/men_of_bronze/army/check_list.h"

namespace ephor::alala {

inline Troops troopsNamed(std::string_view id, const Options& options) { return troopsNamed(id, options, catalogue()); }

}  // namespace ephor::alala

namespace ephor::men_of_bronze {

inline Diagnostics checkList(const ArmyList& list) { return checkList(list, catalogue()); }
inline ListSummary summarise(const ArmyList& list) { return summarise(list, catalogue()); }

}  // namespace ephor::men_of_bronze

// The checks of lists: ALA-001, ALA-013 to ALA-024, ALA-052, ALA-053, ALA-066 and our limits.
#pragma once

#include "core/rules/alala/army/army.h"

namespace ephor::alala {

/// All faults of a list, including those of its schema.
Diagnostics checkList(const ArmyList& list, const ListFigures& figures);

/// Faults of the lists together: a number of figures other than the option says (ALA-015).
Diagnostics checkSizes(const std::array<ArmyList, 2>& lists, const Options& options);

}  // namespace ephor::alala

// List checks with given figures: the built-in ones or those of a pack.
#pragma once

#include "core/rules/alala/army/army.h"

namespace ephor::alala {

struct ListFigures {
    const Catalogue& types;
    const LeaderFacts& leader;
};

/// Check the list first; faulty parts are left out.
AlalaArmy armyOf(const ArmyList& list, const ListFigures& figures);
/// All faults of a list, including those of its schema.
Diagnostics checkList(const ArmyList& list, const ListFigures& figures);
/// Rows with their figures, and points if the list asks for them (points = "house").
ListSummary summarise(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::alala

// List checks with given figures: the built-in ones or those of a pack.
#pragma once

#include "core/rules/alala/army/army.h"

namespace ephor::alala {

struct ListFigures {
    const Catalogue& types;
    const LeaderFacts& leader;
};

AlalaArmy armyOf(const ArmyList& list, const ListFigures& figures);
Diagnostics checkList(const ArmyList& list, const ListFigures& figures);
ListSummary summarise(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::alala

// List checks with given figures: the built-in ones or those of a pack.
#pragma once

#include "core/rules/ohw/army/troops.h"

namespace ephor::ohw {

struct ListFigures {
    const Catalogue& types;
    const std::vector<GeneralType>& generals;

    const GeneralType* general(std::string_view id) const;
};

Diagnostics checkList(const ArmyList& list, const ListFigures& figures);
ListSummary summarise(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::ohw

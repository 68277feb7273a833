// List checks with given figures: the built-in ones or those of a pack.
#pragma once

#include "core/rules/dba/army/published_armies.h"

namespace ephor::dba {

struct ListFigures {
    const Catalogue& types;
    const std::vector<PublishedArmy>& armies;

    const PublishedArmy* army(std::string_view id) const;
};

inline ListFigures builtinFigures() { return {catalogue(), publishedArmies()}; }

/// Reads published armies, whose elements must be of `types`.
Result<std::vector<PublishedArmy>> readArmies(std::string_view toml, std::string_view file, const Catalogue& types);
/// The army of a list without errors.
Army armyOf(const ArmyList& list, const ListFigures& figures);
/// All faults of a list, including those of its schema (DBA-103, DBA-105, DBA-160, DBA-A25).
Diagnostics checkList(const ArmyList& list, const ListFigures& figures);
ListSummary summarise(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::dba

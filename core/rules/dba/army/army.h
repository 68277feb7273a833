// The army lists of DBA: their keys, and the army that a list describes.
#pragma once

#include "core/rules/dba/army/features.h"
#include "core/rules/dba/army/published_armies.h"

namespace ephor::dba {

/// What lists are made of and checked against: the built-in figures or those of a pack.
struct ListFigures {
    const Catalogue& types;
    const std::vector<PublishedArmy>& armies;

    const PublishedArmy* army(std::string_view id) const;
};

inline ListFigures builtinFigures() { return {catalogue(), publishedArmies()}; }

struct ArmyElement {
    std::string name;
    const TroopType* type = nullptr;
    bool general = false;
    std::string holds;  ///< "camp", "city" or "fort": where it is to stand guard
    const Entry* entry = nullptr;
};

struct Army {
    int aggression = 0;
    const Topography* home = nullptr;
    /// Campaigns only: modifier of the first PIP die; extra PIPs for each move of the first bound; reroll of one PIP
    /// die of 1.
    int firstPips = 0;
    int fatigue = 0;
    bool secondDie = false;
    std::vector<FeatureKind> features;  ///< features to place as defender; empty: chosen in the battle
    std::vector<ArmyElement> elements;
};

/// The keys of a list: `army`, `terrain`, values of a campaign (`scenario`, `aggression`, `first_pips`, `fatigue`,
/// `second_die`), [[element]], [[feature]].
ListSchema listSchema();

/// The army of a list without errors.
Army armyOf(const ArmyList& list, const ListFigures& figures);
ListSummary summarise(const ArmyList& list, const ListFigures& figures);

}  // namespace ephor::dba

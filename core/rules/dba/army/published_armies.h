// The published army lists (data/rules/dba/armies.toml, DBA-160) and what makes a list of elements one of them.
#pragma once

#include "core/battle/game.h"
#include "core/rules/dba/army/features.h"
#include "core/rules/dba/army/troops.h"

namespace ephor::dba {

/// DBA-103
inline constexpr int armySize = 12;

/// So many elements, each of one of these types.
struct ArmySlot {
    int count = 1;
    std::vector<std::string> types;
};

/// A published list.
struct PublishedArmy {
    std::string id;
    std::string name;
    int aggression = 0;
    std::vector<std::string> terrain;
    std::vector<std::string> general;
    std::vector<ArmySlot> slots;
    std::string source;
};
Result<std::vector<PublishedArmy>> readArmies(std::string_view toml, std::string_view file);
const std::vector<PublishedArmy>& publishedArmies();

/// One element of an army.
struct ArmyElement {
    std::string name;
    const TroopType* type = nullptr;
    bool general = false;
    std::string holds;  ///< "camp", "city" or "fort": where it is meant to stand guard
    const Entry* entry = nullptr;
};

/// An army as its list says.
struct Army {
    int aggression = 0;
    const Topography* home = nullptr;
    /// Of a campaign: on the first PIP die; PIPs more for each move of its first bound; a PIP die of 1 is rerolled
    /// once.
    int firstPips = 0;
    int fatigue = 0;
    bool secondDie = false;
    std::vector<FeatureKind> features;  ///< that it places where it defends; empty: chosen in the battle
    std::vector<ArmyElement> elements;
};
/// Of a list without errors.
Army armyOf(const ArmyList& list);

/// What a list may say: `army`, `terrain`, what a campaign brings (`scenario`, `aggression`, `first_pips`, `fatigue`,
/// `second_die`), [[element]], [[feature]].
ListSchema listSchema();
/// All faults of a list, those of its schema included (DBA-103, DBA-105, DBA-160, DBA-A25).
Diagnostics checkList(const ArmyList& list);
ListSummary summarise(const ArmyList& list);
/// Which of the elements find no slot in the published list, by their number; all are looked at, the general first.
std::vector<std::size_t> withoutSlot(const PublishedArmy& army, const std::vector<ArmyElement>& elements);

}  // namespace ephor::dba

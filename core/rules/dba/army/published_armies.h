// The published army lists (data/rules/dba/armies.toml, DBA-160), and matching a list of elements with them.
#pragma once

#include "core/battle/game.h"
#include "core/rules/dba/army/features.h"
#include "core/rules/dba/army/troops.h"

namespace ephor::dba {

/// DBA-103
inline constexpr int armySize = 12;

/// A number of elements, each of one of these types.
struct ArmySlot {
    int count = 1;
    std::vector<std::string> types;
};

struct PublishedArmy {
    std::string id;
    std::string name;
    int aggression = 0;
    std::vector<std::string> terrain;
    std::vector<std::string> general;
    std::vector<ArmySlot> slots;
    std::string source;
};
const std::vector<PublishedArmy>& publishedArmies();

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

}  // namespace ephor::dba

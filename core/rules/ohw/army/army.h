// The army lists of O/THW Ancients: their keys, and the army that a list describes.
#pragma once

#include "core/rules/ohw/army/generals.h"
#include "core/rules/ohw/army/troops.h"

namespace ephor::ohw {

/// The data that a system and its battles are based on: the built-in files, or those of a rules pack. They must outlive
/// both.
struct RulesData {
    const Catalogue& types;
    const std::vector<GeneralType>& generals;

    const GeneralType* general(std::string_view id) const;
};
inline RulesData builtinRules() { return {catalogue(), generals()}; }

/// Most units for one [[unit]].
inline constexpr int mostOfOneEntry = 20;

/// The keys of a list: `limit`, `note`, a campaign's `morale`, `fatigue` and `initiative`, [[general]] with type and
/// name, [[unit]] with type, name, count, strength, elephant_drill, note.
ListSchema listSchema();

/// Rows with their points, and the total. Generals cost nothing.
ListSummary summarise(const ArmyList& list, const RulesData& rules);

struct OhwUnit {
    std::string name;
    const TroopType* type = nullptr;
    bool elephantDrill = false;  ///< OTW-104, by the list
    int strength = 0;            ///< left at the start, of a campaign; 0: all
};

/// The units in the order of the list. Equal and missing names are numbered. Check the list first; entries of unknown
/// type are left out.
std::vector<OhwUnit> unitsOf(const ArmyList& list, const Catalogue& types);

/// The state of an army in a campaign.
struct Condition {
    int morale = 0;           ///< more army morale at the start, or less
    int fatigue = 0;          ///< the first Leadership tests, which fail
    bool initiative = false;  ///< has the first phase where the enemy has not kept it, too
};
Condition conditionOf(const ArmyList& list);

/// The army's general; null if the list has none.
const GeneralType* generalOf(const ArmyList& list, const RulesData& rules);

}  // namespace ephor::ohw

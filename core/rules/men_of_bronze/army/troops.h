// The troops of Men of Bronze and what makes a list of them an army.
#pragma once

#include "core/battle/game.h"
#include "core/rules/men_of_bronze/army/traits.h"

namespace ephor::men_of_bronze {

/// MOB-200: types are data. Stats: move, attack, armor, courage, discipline; shoot and range of those that shoot.
Result<Catalogue> readTroops(std::string_view toml, std::string_view file);

/// MOB-190 to MOB-199: the types of the compiled-in data.
const Catalogue& catalogue();

/// The traits of a type, and whether it shoots (MOB-085).
UnitTraits traitsOf(const TroopType& type);

/// Most units of one army that the table has room for.
inline constexpr int mostUnits = 30;
/// Most units that one [[unit]] may stand for.
inline constexpr int mostOfOneEntry = 20;
/// The size of the published sample armies, for which 4 to 8 units are usual.
inline constexpr int usualPoints = 38;

/// What a list may say: `limit` and `scenario`, and [[unit]] with type, name, count, strategos, note.
ListSchema listSchema();

/// All faults of a list, those of its schema included (MOB-180, MOB-205, MOB-206, section 0 "Army").
Diagnostics checkList(const ArmyList& list, const Catalogue& types = catalogue());

/// MOB-205: rows with their points, and the total.
ListSummary summarise(const ArmyList& list, const Catalogue& types = catalogue());

/// One unit of an army.
struct BronzeUnit {
    std::string name;
    const TroopType* type = nullptr;
    bool strategos = false;
    int courage = 0;        ///< left at the start: of a campaign; otherwise that of the type
    bool wavering = false;  ///< from the start: of a campaign
    int entry = 0;          ///< which [[unit]] it came from, from 0
};

/// Points of Arete that a campaign gives or takes in the first turn.
int areteOfSpirit(const ArmyList& list);

/// The units in the order of the list. Units of equal name, and those without one, are told apart by numerals. Entries
/// of unknown type give none: check the list first.
std::vector<BronzeUnit> unitsOf(const ArmyList& list, const Catalogue& types = catalogue());

}  // namespace ephor::men_of_bronze

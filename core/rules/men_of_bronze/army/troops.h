// The troops of Men of Bronze, and the checks of lists.
#pragma once

#include "core/battle/game.h"
#include "core/io/catalogue_io.h"
#include "core/rules/men_of_bronze/army/traits.h"

namespace ephor::men_of_bronze {

/// MOB-200: types are data. Stats: move, attack, armor, courage, discipline; shooters also have shoot and range.
const CatalogueSchema& troopSchema();
Result<Catalogue> readTroops(std::string_view toml, std::string_view file);

/// MOB-190, MOB-191, MOB-192, MOB-193, MOB-194, MOB-195, MOB-196, MOB-197, MOB-198, MOB-199: the types of the
/// compiled-in data.
const Catalogue& catalogue();

/// The traits of a type, and whether it can shoot (MOB-085).
UnitTraits traitsOf(const TroopType& type);

/// Most units of one army, limited by the table's size.
inline constexpr int mostUnits = 30;
/// Most units for one [[unit]].
inline constexpr int mostOfOneEntry = 20;
/// The size of the published sample armies, for which 4 to 8 units are usual.
inline constexpr int usualPoints = 38;

/// The keys of a list: `limit` and `scenario`, and [[unit]] with type, name, count, strategos, note.
ListSchema listSchema();

/// All faults of a list, including those of its schema (MOB-180, MOB-205, MOB-206, section 0 "Army").
Diagnostics checkList(const ArmyList& list, const Catalogue& types = catalogue());

/// MOB-205: rows with their points, and the total.
ListSummary summarise(const ArmyList& list, const Catalogue& types = catalogue());

struct BronzeUnit {
    std::string name;
    const TroopType* type = nullptr;
    bool strategos = false;
    int courage = 0;        ///< left at the start: of a campaign; otherwise that of the type
    bool wavering = false;  ///< from the start: of a campaign
    int entry = 0;          ///< which [[unit]] it came from, from 0
};

/// The Arete that a campaign adds or removes in the first turn.
int areteOfSpirit(const ArmyList& list);

/// The units in the order of the list. Equal and missing names are numbered. Check the list first; entries of unknown
/// type are left out.
std::vector<BronzeUnit> unitsOf(const ArmyList& list, const Catalogue& types = catalogue());

}  // namespace ephor::men_of_bronze

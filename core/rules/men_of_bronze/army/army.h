// The army lists of Men of Bronze: their keys, and the army that a list describes.
#pragma once

#include "core/rules/men_of_bronze/army/troops.h"

namespace ephor::men_of_bronze {

/// Most units of one army, limited by the table's size.
inline constexpr int mostUnits = 30;
/// Most units for one [[unit]].
inline constexpr int mostOfOneEntry = 20;
/// The size of the published sample armies, for which 4 to 8 units are usual.
inline constexpr int usualPoints = 38;

/// The keys of a list: `limit` and `scenario`, and [[unit]] with type, name, count, strategos, note.
ListSchema listSchema();

/// MOB-205: rows with their points, and the total.
ListSummary summarise(const ArmyList& list, const Catalogue& types);

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
std::vector<BronzeUnit> unitsOf(const ArmyList& list, const Catalogue& types);

}  // namespace ephor::men_of_bronze

// The troops of Men of Bronze.
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

}  // namespace ephor::men_of_bronze

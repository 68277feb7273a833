// The troops of O/THW Ancients.
#pragma once

#include "core/battle/game.h"
#include "core/io/catalogue_io.h"
#include "core/rules/ohw/army/traits.h"

namespace ephor::ohw {

/// OTW-201: types are data. Stats: move, attack, defence, strength, leadership.
const CatalogueSchema& troopSchema();
Result<Catalogue> readTroops(std::string_view toml, std::string_view file);

/// The types of the compiled-in data.
const Catalogue& catalogue();

Traits traitsOf(const TroopType& type);

}  // namespace ephor::ohw

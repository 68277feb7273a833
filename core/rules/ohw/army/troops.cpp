#include "core/rules/ohw/army/troops.h"

#include "core/io/catalogue_io.h"

namespace ephor::ohw {

// OTW-071, OTW-072, OTW-073, OTW-074, OTW-075, OTW-A02
const CatalogueSchema& troopSchema() {
    static const CatalogueSchema schema{
        "ohw",
        {{"move", 1, 3, true, "squares or quarter turns of an activation (OTW-071)"},
         {"attack", 1, 6, true, "dice in a combat (OTW-072)"},
         {"defence", 2, 6, true, "score that hits it (OTW-073)"},
         {"strength", 1, 6, true, "hits before it is shattered (OTW-074)"},
         {"leadership", 3, 6, true, "score that passes its tests: 3 exceptional, 6 poor (OTW-070)"}},
        {{"hoplites", "OTW-102"},
         {"phalanx", "OTW-103"},
         {"throwing_spears", "OTW-101"},
         {"impetuous", "OTW-044"},
         {"loose_order", "OTW-106"},
         {"free_turn", "OTW-013"},
         {"archers", "OTW-100"},
         {"skirmisher", "OTW-014"},
         {"light_cavalry", "OTW-100"},
         {"elephants", "OTW-060"},
         {"indian", "OTW-105"},
         {"african", "OTW-105"},
         {"elephant_drill", "OTW-104"},
         {"steady", "OTW-042"}},
        {"hoplite", "peltast", "psiloi", "archer", "cavalry", "infantry"},
        GroundUnit::Centimetres,
    };
    return schema;
}

Result<Catalogue> readTroops(std::string_view toml, std::string_view file) {
    return readCatalogue(toml, file, troopSchema());
}

const Catalogue& catalogue() {
    static const Catalogue types = builtinCatalogue("rules/ohw/troops.toml", readTroops);
    return types;
}

Traits traitsOf(const TroopType& type) {
    Traits traits;
    traits.hoplites = type.has("hoplites");               // OTW-102
    traits.phalanx = type.has("phalanx");                 // OTW-103
    traits.throwingSpears = type.has("throwing_spears");  // OTW-101
    traits.impetuous = type.has("impetuous");             // OTW-044
    traits.looseOrder = type.has("loose_order");          // OTW-106
    traits.freeTurn = type.has("free_turn");              // OTW-013
    traits.archers = type.has("archers");                 // OTW-100
    traits.skirmisher = type.has("skirmisher");           // OTW-014
    traits.lightCavalry = type.has("light_cavalry");      // OTW-100
    traits.elephants = type.has("elephants");             // OTW-060
    traits.indian = type.has("indian");                   // OTW-105
    traits.african = type.has("african");                 // OTW-105
    traits.elephantDrill = type.has("elephant_drill");    // OTW-104
    traits.steady = type.has("steady");                   // OTW-042
    return traits;
}

}  // namespace ephor::ohw

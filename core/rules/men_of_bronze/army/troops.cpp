#include "core/rules/men_of_bronze/army/troops.h"

#include "core/io/type_check.h"

namespace ephor::men_of_bronze {

const CatalogueSchema& troopSchema() {
    static const CatalogueSchema schema{
        "men_of_bronze",
        {{"move", 1, 24, true, "base widths of a move (MOB-045)"},
         {"attack", 0, 12, true, "dice of an attack"},
         {"armor", 1, 6, true, "what takes hits away"},
         {"courage", 1, 12, true, "hits until it breaks"},
         {"discipline", 1, 8, true, "what its tests are rolled against"},
         {"shoot", 1, 12, false, "dice of a volley; a type without it does not shoot (MOB-085)"},
         {"range", 1, 48, false, "base widths of a shot; goes with shoot"}},
        {{"phalanx", "fights as a phalanx (MOB-160)"},
         {"drilled", "drilled (MOB-162)"},
         {"counter_charge", "may charge those who charge it (MOB-163)"},
         {"evade", "may evade a charge (MOB-166)"},
         {"move_and_shoot", "may move and shoot in one order (MOB-171)"},
         {"skirmisher", "a skirmisher (MOB-172)"},
         {"pursue", "pursues the beaten (MOB-169)"}},
        {"hoplite", "peltast", "psiloi", "archer", "cavalry", "infantry"},
    };
    return schema;
}

Result<Catalogue> readTroops(std::string_view toml, std::string_view file) {
    return readCatalogue(toml, file, troopSchema(), [](const TroopType& type, TomlReader& row) {
        if ((type.stat("shoot") == 0) == (type.stat("range") == 0))
            return;
        const bool shoots = type.stat("shoot") > 0;
        row.fault("shoot", row.place(shoots ? "shoot" : "range"),
                  {"\"{0}\" has only one of \"shoot\" and \"range\"; a type that shoots has both.", {type.id}},
                  shoots ? row.adding("range", "12") : row.adding("shoot", "3"));
    });
}

const Catalogue& catalogue() {
    static const Catalogue types = builtinCatalogue("rules/men_of_bronze/troops.toml", readTroops);
    return types;
}

UnitTraits traitsOf(const TroopType& type) {
    UnitTraits traits;
    traits.phalanx = type.has("phalanx");               // MOB-160
    traits.drilled = type.has("drilled");               // MOB-162
    traits.counterCharge = type.has("counter_charge");  // MOB-163
    traits.evade = type.has("evade");                   // MOB-166
    traits.moveAndShoot = type.has("move_and_shoot");   // MOB-171
    traits.skirmisher = type.has("skirmisher");         // MOB-172
    traits.pursue = type.has("pursue");                 // MOB-169
    traits.shoots = type.stat("shoot") > 0;             // MOB-085
    return traits;
}

}  // namespace ephor::men_of_bronze

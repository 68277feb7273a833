#include "core/rules/ohw/army/troops.h"

#include "core/army/list_limits.h"
#include "core/army/unit_names.h"
#include "core/io/catalogue_io.h"

#include <algorithm>

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

std::vector<OhwUnit> unitsOf(const ArmyList& list, const Catalogue& types) {
    std::vector<OhwUnit> units;
    std::vector<std::string> names;
    for (const Entry& entry : list.entries) {
        const TroopType* type = types.find(entry.text("type"));
        if (entry.table != "unit" || !type)
            continue;
        for (int i = 0; i < countOf(entry, mostOfOneEntry); ++i) {
            const auto left = std::clamp<std::int64_t>(entry.integer("strength", 0), 0, type->stat("strength"));
            units.push_back({{}, type, entry.flag("elephant_drill"), static_cast<int>(left)});
            names.push_back(entry.text("name", type->name));
        }
    }
    nameUnits(units, names);
    return units;
}

Condition conditionOf(const ArmyList& list) {
    return {list.integer("morale", -2, 2), list.integer("fatigue", 0, 3), list.flag("initiative")};
}

const GeneralType* generalOf(const ArmyList& list, const RulesData& rules) {
    for (const Entry& entry : list.entries)
        if (entry.table == "general")
            return rules.general(entry.text("type"));
    return nullptr;
}

ListSummary summarise(const ArmyList& list, const RulesData& rules) {
    ListSummary summary;
    summary.cost = 0;
    for (const Entry& entry : list.entries) {
        ListRow row;
        row.line = entry.place.line;
        if (entry.table == "general") {
            const GeneralType* general = rules.general(entry.text("type"));
            row.name = entry.text("name", general ? general->name : entry.text("type", "?"));
            row.count = 1;
            row.points = 0;
            row.kind = "General";
            if (general)
                row.remarks = {{"Attack {0}, Rally {1}, Army Morale {2}",
                                {std::to_string(general->attack), std::to_string(general->rally),
                                 std::to_string(general->morale)}}};
            summary.rows.push_back(std::move(row));
            continue;
        }
        if (entry.table != "unit")
            continue;
        row.type = rules.types.find(entry.text("type"));
        row.name = entry.text("name", row.type ? row.type->name : entry.text("type", "?"));
        row.count = countOf(entry, mostOfOneEntry);
        if (row.type && row.type->points)
            row.points = *row.type->points * row.count;
        row.remarks = noteOf(entry);
        if (entry.flag("elephant_drill"))
            row.remarks.insert(row.remarks.begin(), "Elephant Drill");
        row.remarks = withAlly(entry, std::move(row.remarks));
        if (row.type)
            row.remarks = withLeft(entry, "strength", "Strength", row.type->stat("strength"), std::move(row.remarks));
        summary.add(std::move(row));
    }
    return summary;
}

}  // namespace ephor::ohw

#include "core/rules/men_of_bronze/army/army.h"

#include "core/army/list_faults.h"
#include "core/army/list_limits.h"
#include "core/army/unit_names.h"

#include <algorithm>

namespace ephor::men_of_bronze {

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"limit", FieldKind::Integer, false, 1, 1000, "most points that the army may cost"},
        {"scenario", FieldKind::Flag, false, 0, 0, "true: the scenario allows an army without a Strategos"},
        {"arete", FieldKind::Integer, false, -1, 2, "of a campaign: points of Arete more or fewer in the first turn"},
        noteKey(400),
    };
    const std::vector<KeyRule> unit{
        {"type", FieldKind::Text, true, 0, 0, "the unit's type, such as \"drilled_hoplite\"", 40},
        {"name", FieldKind::Text, false, 0, 0, "what the unit is called; without it the name of its type", longestName},
        {"count", FieldKind::Integer, false, 1, mostOfOneEntry, "how many such units", 80, "1"},
        {"strategos", FieldKind::Flag, false, 0, 0, "true: the Strategos starts with this unit"},
        {"courage", FieldKind::Integer, false, 1, 12,
         "of a campaign: the Courage it has left; without it that of its type"},
        {"wavering", FieldKind::Flag, false, 0, 0,
         "of a campaign, true: it comes to the battle tired and starts Wavering"},
        ownedKey(),
        allyKey(),
        noteKey(),
    };
    return {withLimits(head), {{"unit", unit, {}}}};
}

int areteOfSpirit(const ArmyList& list) { return list.integer("arete", -1, 2); }

std::vector<BronzeUnit> unitsOf(const ArmyList& list, const Catalogue& types) {
    std::vector<BronzeUnit> units;
    std::vector<std::string> names;
    int number = 0;
    for (const Entry& entry : list.entries) {
        const int here = number++;
        const TroopType* type = types.find(entry.text("type"));
        if (entry.table != "unit" || !type)
            continue;
        for (int i = 0; i < countOf(entry, mostOfOneEntry); ++i) {
            const int courage = type->stat("courage");
            const auto left = std::clamp<std::int64_t>(entry.integer("courage", courage), 1, courage);
            units.push_back(
                {{}, type, entry.flag("strategos") && i == 0, static_cast<int>(left), entry.flag("wavering"), here});
            names.push_back(entry.text("name", type->name));
        }
    }
    nameUnits(units, names);
    return units;
}

ListSummary summarise(const ArmyList& list, const Catalogue& types) {
    ListSummary summary;
    summary.cost = 0;
    for (const Entry& entry : list.entries) {
        if (entry.table != "unit")
            continue;
        ListRow row;
        row.type = types.find(entry.text("type"));
        row.name = entry.text("name", row.type ? row.type->name : entry.text("type", "?"));
        row.count = countOf(entry, mostOfOneEntry);
        if (row.type && row.type->points)
            row.points = *row.type->points * row.count;
        row.remarks = noteOf(entry);
        if (entry.flag("strategos"))
            row.remarks.insert(row.remarks.begin(), "Strategos");
        row.remarks = withAlly(entry, std::move(row.remarks));
        if (row.type)
            row.remarks = withLeft(entry, "courage", "Courage", row.type->stat("courage"), std::move(row.remarks));
        row.line = entry.place.line;
        summary.add(std::move(row));
    }
    return summary;
}

}  // namespace ephor::men_of_bronze

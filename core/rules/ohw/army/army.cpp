#include "core/rules/ohw/army/army.h"

#include "core/army/list_faults.h"
#include "core/army/list_limits.h"
#include "core/army/unit_names.h"

#include <algorithm>

namespace ephor::ohw {

const GeneralType* RulesData::general(std::string_view id) const {
    const auto found = std::ranges::find(generals, id, &GeneralType::id);
    return found == generals.end() ? nullptr : &*found;
}

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"limit", FieldKind::Integer, false, 1, 2000, "most points that the army may cost"},
        noteKey(400),
        {"morale", FieldKind::Integer, false, -2, 2, "of a campaign: army morale that its spirit adds or takes"},
        {"fatigue", FieldKind::Integer, false, 0, 3, "of a campaign: so many of its first Leadership tests fail"},
        {"initiative", FieldKind::Flag, false, 0, 0,
         "of a campaign: true: it has the first phase, unless the enemy kept the initiative, too"},
    };
    const std::vector<KeyRule> general{
        {"type", FieldKind::Text, true, 0, 0, "which general leads the army, such as \"hannibal\" or \"able\"", 40},
        {"name", FieldKind::Text, false, 0, 0, "what the general is called; without it the name of the type",
         longestName},
    };
    const std::vector<KeyRule> unit{
        {"type", FieldKind::Text, true, 0, 0, "the unit's type, such as \"legionaries\"", 40},
        {"name", FieldKind::Text, false, 0, 0, "what the unit is called; without it the name of its type", longestName},
        {"count", FieldKind::Integer, false, 1, mostOfOneEntry, "how many such units", 80, "1"},
        {"strength", FieldKind::Integer, false, 1, 6, "of a campaign: the Strength that is left of it"},
        {"elephant_drill", FieldKind::Flag, false, 0, 0, "true: trained to meet elephants (Elephant Drill)"},
        ownedKey(),
        allyKey(),
        noteKey(),
    };
    return {withLimits(head), {{"general", general, {}}, {"unit", unit, {}}}};
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

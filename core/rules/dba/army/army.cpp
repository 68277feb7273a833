#include "core/rules/dba/army/army.h"

#include "core/army/figures.h"
#include "core/army/list_limits.h"
#include "core/army/unit_names.h"
#include "core/rules/dba/army/army_places.h"

#include <algorithm>

namespace ephor::dba {

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"army", FieldKind::Text, true, 0, 0, "the published list, such as \"II/5a\""},
        {"terrain", FieldKind::Text, false, 0, 0, "the home terrain, where the list leaves a choice", 20},
        {"year", FieldKind::Integer, false, -3000, 2000, "the year that it fights in; before Christ negative"},
        {"enemy", FieldKind::Text, false, 0, 0, "the published list of the army that it meets, such as \"II/5a\"", 20},
        noteKey(400),
        {"scenario", FieldKind::Flag, false, 0, 0,
         "true: a campaign's army, of one to twelve elements and of any troops and terrain"},
        {"aggression", FieldKind::Integer, false, 0, 9,
         "of a campaign: its aggression, where it is not that of the list"},
        {"first_pips", FieldKind::Integer, false, -1, 1, "of a campaign: what its spirit adds to its first PIP die"},
        {"fatigue", FieldKind::Integer, false, 0, 3,
         "of a campaign: PIPs that each move of its first bound costs more"},
        {"second_die", FieldKind::Flag, false, 0, 0, "of a campaign: true: its first PIP die of 1 is re-rolled"},
    };
    const std::vector<KeyRule> element{
        {"type", FieldKind::Text, true, 0, 0, "the element's type, such as \"Sp\" or \"4Ax\"", 20},
        {"name", FieldKind::Text, false, 0, 0, "what the element is called; without it the name of its type", 40},
        {"count", FieldKind::Integer, false, 1, armySize, "how many such elements", 80, "1"},
        {"general", FieldKind::Flag, false, 0, 0, "true: the general's element"},
        {"holds", FieldKind::Text, false, 0, 0, "camp, city or fort: what it is meant to guard", 10},
        ownedKey(),
        allyKey(),
        noteKey(),
    };
    const std::vector<KeyRule> feature{
        {"kind", FieldKind::Text, true, 0, 0, "a terrain feature that the army places where it defends", 20},
    };
    return {withLimits(head), {{"element", element, {}}, {"feature", feature, {}}}};
}

const PublishedArmy* ListFigures::army(std::string_view id) const {
    const auto found = std::ranges::find(armies, id, &PublishedArmy::id);
    return found == armies.end() ? nullptr : &*found;
}

Army armyOf(const ArmyList& list, const ListFigures& figures) {
    Army army;
    const PublishedArmy* published = figures.army(list.text("army"));
    if (published)
        army.aggression = published->aggression;
    army.aggression = list.integer("aggression", 0, 9, army.aggression);
    army.firstPips = list.integer("first_pips", -1, 1);
    army.fatigue = list.integer("fatigue", 0, 3);
    army.secondDie = list.flag("second_die");
    std::string home = list.text("terrain");
    if (home.empty() && published && !published->terrain.empty())
        home = published->terrain.front();
    army.home = topographyNamed(home);
    std::vector<std::string> names;
    for (const Entry& entry : list.entries) {
        if (entry.table == "feature") {
            if (const auto kind = featureNamed(entry.text("kind")))
                army.features.push_back(*kind);
            continue;
        }
        const TroopType* type = figures.types.find(entry.text("type"));
        if (!type)
            continue;
        for (int i = 0; i < countOf(entry, armySize); ++i) {
            army.elements.push_back(
                {{}, type, entry.flag("general") && i == 0, i == 0 ? entry.text("holds") : "", &entry});
            names.push_back(entry.text("name", type->name));
        }
    }
    nameUnits(army.elements, names);
    return army;
}

namespace {

/// What an opponent asks before a battle: the published army, its aggression, its home and its terrain (DBA-105,
/// DBA-160).
Messages aboutArmy(const ArmyList& list, const ListFigures& figures) {
    const PublishedArmy* published = figures.army(list.text("army"));
    const Army army = armyOf(list, figures);
    Messages lines;
    if (published)
        lines.emplace_back(armyTitle(*published));
    const std::string aggression = std::to_string(army.aggression);
    lines.push_back(army.home ? Message("Aggression {0}, home terrain {1}", {aggression, keyAsHeading(army.home->name)})
                              : Message("Aggression {0}", {aggression}));
    std::vector<std::string> features;
    for (const FeatureKind kind : army.features)
        features.push_back(keyAsHeading(nameOf(kind)));
    if (!features.empty())
        lines.push_back({"Terrain features: {0}", {joined(features)}});
    return lines;
}

}  // namespace

ListSummary summarise(const ArmyList& list, const ListFigures& figures) {
    ListSummary summary;
    summary.about = aboutArmy(list, figures);
    for (const Entry& entry : list.entries) {
        if (entry.table != "element")
            continue;
        ListRow row;
        row.type = figures.types.find(entry.text("type"));
        row.name = entry.text("name", row.type ? row.type->name : entry.text("type", "?"));
        row.count = countOf(entry, armySize);
        row.remarks = noteOf(entry);
        if (entry.flag("general"))
            row.leader = {"General"};
        if (const std::string holds = entry.text("holds"); !holds.empty())
            row.leader.push_back({"holds the {0}", {holds}});
        row.remarks = withAlly(entry, std::move(row.remarks));
        row.line = entry.place.line;
        summary.add(std::move(row));
    }
    return summary;
}

}  // namespace ephor::dba

#include "core/rules/skirmish/army/army.h"

#include "core/army/list_limits.h"
#include "core/army/unit_names.h"

#include <algorithm>

namespace ephor::skirmish {

ListSchema listSchema() {
    const std::vector<KeyRule> head{
        {"limit", FieldKind::Integer, false, 1, 5000, "most points that the army may cost (house points)"},
        noteKey(400),
        {"morale", FieldKind::Integer, false, -1, 1, "of a campaign: what its spirit adds to morale rolls"},
        {"fatigue", FieldKind::Integer, false, 0, 3, "of a campaign: inches that every move is shorter"},
        {"initiative", FieldKind::Flag, false, 0, 0,
         "of a campaign: true: it has the first card, unless the enemy kept the initiative, too"},
    };
    const std::vector<KeyRule> retinue{
        {"name", FieldKind::Text, false, 0, 0, "what the retinue is called", 40},
        {"player", FieldKind::Integer, false, 1, playersOfSide,
         "which player of the side leads it; each player has one movement card", 80, "1"},
        allyKey(),
        noteKey(),
    };
    const std::vector<KeyRule> figure{
        {"type", FieldKind::Text, true, 0, 0, "the figure's type, such as \"spearman\"", 40},
        {"count", FieldKind::Integer, false, 1, mostFigures, "how many of them", 80, "1"},
        {"name", FieldKind::Text, false, 0, 0, "what the figure is called; without it the name of its type", 40},
        {"leader", FieldKind::Flag, false, 0, 0, "true: the figure leads the retinue"},
        {"standard", FieldKind::Flag, false, 0, 0, "true: the figure carries its standard"},
        {"class", FieldKind::Text, false, 0, 0, "militia, average, veteran or elite, where it is not that of the type",
         10},
        {"stripes", FieldKind::Integer, false, 0, 6, "its stripes, where they are not those of its class"},
        ownedKey(),
        noteKey(),
    };
    const std::vector<Entry> starter{entry("figure", {field("type", "sergeant"), field("leader", true)}),
                                     entry("figure", {field("type", "sergeant"), field("standard", true)}),
                                     entry("figure", {field("type", "spearman"), field("count", std::int64_t{4})})};
    return {withLimits(head), {{"retinue", retinue, {{"figure", figure, {}}}, starter}}};
}

// SKI-103, SKI-105, SKI-106
Army armyOf(const ArmyList& list, const Catalogue& types) {
    Army army;
    army.morale = list.integer("morale", -1, 1);
    army.fatigue = list.integer("fatigue", 0, 3);
    army.initiative = list.flag("initiative");
    std::vector<std::string> names;
    std::vector<std::int64_t> players;  // numbered as in the list
    for (const Entry& entry : list.entries) {
        if (entry.table != "retinue" || static_cast<int>(army.retinues.size()) == mostRetinues)
            continue;
        const int number = static_cast<int>(army.retinues.size());
        const std::int64_t player = entry.integer("player", 1);
        auto known = std::ranges::find(players, player);
        if (known == players.end())
            known = players.insert(players.end(), player);
        ListedRetinue& retinue = army.retinues.emplace_back();
        retinue.name = entry.text("name", "Retinue " + std::to_string(number + 1));
        retinue.player = static_cast<int>(known - players.begin());
        for (const Entry& child : entry.children) {
            const TroopType* type = types.find(child.text("type"));
            if (!type)
                continue;
            for (int i = 0; i < countOf(child, mostFigures) && retinue.figures < mostFigures; ++i, ++retinue.figures) {
                Figure& figure = army.figures.emplace_back();
                figure.type = type;
                figure.kind = kindOf(*type);
                figure.kind.unitClass = classNamed(child.text("class")).value_or(figure.kind.unitClass);
                figure.stripes = static_cast<int>(child.integer("stripes", static_cast<int>(figure.kind.unitClass)));
                figure.retinue = number;
                figure.leader = child.flag("leader") && i == 0;
                figure.standard = child.flag("standard") && i == 0;
                names.push_back(child.text("name", type->name));
            }
        }
    }
    army.players = static_cast<int>(players.size());
    nameUnits(army.figures, names);
    return army;
}

ListSummary summarise(const ArmyList& list, const Catalogue& types) {
    ListSummary summary;
    summary.cost = 0;
    int retinue = 0;
    for (const Entry& entry : list.entries) {
        const std::string group = entry.text("name", "Retinue " + std::to_string(++retinue));
        for (const Entry& child : entry.children) {
            ListRow row;
            row.type = types.find(child.text("type"));
            row.name = child.text("name", row.type ? row.type->name : child.text("type", "?"));
            row.count = countOf(child, mostFigures);
            if (row.type && row.type->points)
                row.points = *row.type->points * row.count;
            row.group = group;
            if (child.flag("leader"))
                row.leader.push_back(Message("leader"));
            if (child.flag("standard"))
                row.leader.push_back(Message("standard"));
            row.remarks = withAlly(entry, noteOf(child));
            row.line = child.place.line;
            summary.add(std::move(row));
        }
    }
    return summary;
}

}  // namespace ephor::skirmish

#include "core/army/figures.h"
#include "core/army/list_limits.h"
#include "core/army/unit_names.h"
#include "core/io/catalogue_io.h"
#include "core/io/toml_reader.h"
#include "core/rules/common/read_builtin.h"
#include "core/rules/dba/army/army_places.h"
#include "core/rules/dba/army/check_list.h"
#include "core/rules/dba/army/troops.h"

#include <algorithm>

namespace ephor::dba {

namespace {

std::vector<std::string> topographyWords() {
    std::vector<std::string> words;
    for (const Topography& t : topographies())
        words.emplace_back(t.name);
    return words;
}

/// Parses "2 Sp or Ps"; none for anything else.
std::optional<ArmySlot> slotOf(std::string_view text, const Catalogue& types) {
    ArmySlot slot{0, {}};
    std::size_t at = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9')
        slot.count = 10 * slot.count + (text[at++] - '0');
    while (at < text.size()) {
        const std::size_t begin = text.find_first_not_of(' ', at);
        if (begin == std::string_view::npos)
            break;
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (const std::string_view word = text.substr(begin, end - begin); word != "or")
            slot.types.emplace_back(word);
        at = end;
    }
    const auto unknown = [&types](const std::string& id) { return types.find(id) == nullptr; };
    if (slot.count < 1 || slot.types.empty() || std::ranges::any_of(slot.types, unknown))
        return {};
    return slot;
}

}  // namespace

Result<std::vector<PublishedArmy>> readArmies(std::string_view toml, std::string_view file, const Catalogue& types) {
    const Result<TomlText> parsed = parseToml(toml, file, largestCatalogue, "armies");
    if (!parsed)
        return std::unexpected(parsed.error());
    Diagnostics faults;
    TomlReader reader(*parsed, parsed->table, "the published armies", "armies", faults);
    if (!readFormat(reader, 1))
        return std::unexpected(std::move(faults));
    reader.word("system", Need::Required, {"dba"});
    std::vector<PublishedArmy> armies;
    for (const toml::table* table : reader.tables("army", 1000)) {
        TomlReader row(*parsed, *table, "[[army]]", "armies", faults);
        PublishedArmy army;
        army.id = row.text("id", Need::Required, 20).value_or("");
        army.name = row.text("name", Need::Required, 100).value_or("");
        army.aggression = static_cast<int>(row.integer("aggression", Need::Required, 0, 4).value_or(0));
        army.terrain = row.words("terrain", Need::Required, topographyWords());
        army.general = row.words("general", Need::Required, types.ids());
        army.source = row.text("source", Need::Required).value_or("");
        int elements = 1;
        if (const toml::array* slots = row.array("elements", Need::Required, armySize))
            for (const toml::node& node : *slots) {
                const std::optional<ArmySlot> slot = slotOf(node.value_or(std::string_view()), types);
                if (slot) {
                    army.slots.push_back(*slot);
                    elements += slot->count;
                } else {
                    row.fault("slot", parsed->place(node), "\"2 Sp or Ps\" is how elements are written.");
                }
            }
        if (elements != armySize)
            row.fault("size", row.place(), {"\"{0}\" has {1} elements.", {army.id, std::to_string(elements)}});
        row.finish();
        armies.push_back(std::move(army));
    }
    reader.finish();
    if (hasErrors(faults))
        return std::unexpected(std::move(faults));
    return armies;
}

const std::vector<PublishedArmy>& publishedArmies() {
    static const std::vector<PublishedArmy> armies =
        readBuiltin("rules/dba/armies.toml",
                    [](std::string_view toml, std::string_view file) { return readArmies(toml, file, catalogue()); });
    return armies;
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

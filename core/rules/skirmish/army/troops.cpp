#include "core/rules/skirmish/army/troops.h"

#include "core/army/list_limits.h"
#include "core/army/unit_names.h"
#include "core/io/type_check.h"

#include <algorithm>

namespace ephor::skirmish {

namespace {

template <typename Enum> struct Word {
    std::string_view trait;
    Enum value;
    std::string_view help;
};
constexpr std::array protections{Word{"unarmoured", Protection::Unarmoured, "protection: none (SKI-010)"},
                                 Word{"partly_armoured", Protection::Partly, "protection: part (SKI-011)"},
                                 Word{"fully_armoured", Protection::Fully, "protection: full (SKI-012)"}};
constexpr std::array classes{Word{"militia", Class::Militia, "class: no stripe (SKI-057)"},
                             Word{"average", Class::Average, "class: one stripe (SKI-057)"},
                             Word{"veteran", Class::Veteran, "class: two stripes (SKI-057)"},
                             Word{"elite", Class::Elite, "class: three stripes (SKI-057)"}};
constexpr std::array weapons{Word{"improvised", Weapon::Improvised, "weapon: whatever is at hand (SKI-036)"},
                             Word{"spear", Weapon::Spear, "weapon: spear (SKI-036)"},
                             Word{"club", Weapon::Club, "weapon: club (SKI-036)"},
                             Word{"single_handed", Weapon::SingleHanded, "weapon: sword or axe in one hand (SKI-037)"},
                             Word{"double_handed", Weapon::DoubleHanded, "weapon: in both hands (SKI-037)"}};
constexpr std::array missiles{Word{"javelin", Missile::Javelin, "missile weapon (SKI-023)"},
                              Word{"bow", Missile::Bow, "missile weapon (SKI-024)"},
                              Word{"sling", Missile::Sling, "missile weapon (SKI-024)"},
                              Word{"crossbow", Missile::Crossbow, "missile weapon (SKI-025)"}};

template <typename Enum, std::size_t N> int countOf(const TroopType& type, const std::array<Word<Enum>, N>& words) {
    return static_cast<int>(std::ranges::count_if(words, [&](const auto& word) { return type.has(word.trait); }));
}

template <typename Enum, std::size_t N>
Enum valueOf(const TroopType& type, const std::array<Word<Enum>, N>& words, Enum otherwise) {
    for (const auto& word : words)
        if (type.has(word.trait))
            return word.value;
    return otherwise;
}

template <typename Enum, std::size_t N>
void addTraits(std::vector<SchemaWord>& traits, const std::array<Word<Enum>, N>& words) {
    for (const auto& word : words)
        traits.push_back({std::string(word.trait), std::string(word.help)});
}

std::vector<SchemaWord> knownTraits() {
    std::vector<SchemaWord> traits;
    addTraits(traits, protections);
    addTraits(traits, classes);
    addTraits(traits, weapons);
    traits.push_back({"lance", "of riders, for the first round; the other weapon serves later (SKI-A05)"});
    addTraits(traits, missiles);
    traits.push_back({"mounted", "on horse (SKI-102)"});
    traits.push_back({"shield", "with a shield (SKI-112)"});
    return traits;
}

/// The fault in the traits of a type; none if they define a figure.
std::optional<Message> traitFault(const TroopType& type) {
    if (countOf(type, protections) != 1)
        return Message("\"{0}\" must have one protection: unarmoured, partly_armoured or fully_armoured.", {type.id});
    if (countOf(type, classes) != 1)
        return Message("\"{0}\" must have one class: militia, average, veteran or elite.", {type.id});
    if (countOf(type, weapons) != 1)
        return Message(
            "\"{0}\" must have one weapon (besides a lance): improvised, spear, club, single_handed or double_handed.",
            {type.id});
    if (type.has("lance") && !type.has("mounted"))
        return Message("\"{0}\" has a lance, which is for riders; give it a spear or \"mounted\".", {type.id});
    if (countOf(type, missiles) > 1)
        return Message("\"{0}\" may have only one missile weapon.", {type.id});
    return {};
}

/// Fixes: if there are several traits of an exclusive group, keep the first; if there is none, add the plainest.
template <typename Enum, std::size_t N>
std::vector<Fix> keepingOne(const TroopType& type, TomlReader& row, const std::array<Word<Enum>, N>& words) {
    std::vector<std::string> others;
    std::string first;
    for (const auto& word : words) {
        if (!type.has(word.trait))
            continue;
        if (first.empty())
            first = word.trait;
        else
            others.emplace_back(word.trait);
    }
    const std::string plainest(words.front().trait);
    return first.empty() ? writingTraits(type, row, {"Add \"{0}\"", {plainest}}, {}, plainest)
                         : writingTraits(type, row, {"Keep \"{0}\" alone", {first}}, others);
}

std::vector<Fix> traitFixes(const TroopType& type, TomlReader& row) {
    if (countOf(type, protections) != 1)
        return keepingOne(type, row, protections);
    if (countOf(type, classes) != 1)
        return keepingOne(type, row, classes);
    if (countOf(type, weapons) != 1)
        return keepingOne(type, row, weapons);
    if (type.has("lance") && !type.has("mounted"))
        return writingTraits(type, row, {"Add \"{0}\"", {"mounted"}}, {}, "mounted");
    return keepingOne(type, row, missiles);
}

}  // namespace

const CatalogueSchema& troopSchema() {
    static const CatalogueSchema schema{"skirmish",
                                        {},
                                        knownTraits(),
                                        {"hoplite", "peltast", "psiloi", "archer", "cavalry", "infantry"},
                                        GroundUnit::Centimetres,
                                        mostTypes};
    return schema;
}

Result<Catalogue> readTroops(std::string_view toml, std::string_view file) {
    return readCatalogue(toml, file, troopSchema(), [](const TroopType& type, TomlReader& row) {
        if (const std::optional<Message> wrong = traitFault(type))
            row.fault("traits", row.place("traits"), *wrong, traitFixes(type, row));
    });
}

const Catalogue& catalogue() {
    static const Catalogue types = builtinCatalogue("rules/skirmish/troops.toml", readTroops);
    return types;
}

Kind kindOf(const TroopType& type) {
    Kind kind;
    kind.protection = valueOf(type, protections, Protection::Unarmoured);
    kind.mounted = type.has("mounted");
    kind.shield = type.has("shield");
    kind.secondary = valueOf(type, weapons, Weapon::Improvised);
    kind.weapon = type.has("lance") ? Weapon::Lance : kind.secondary;
    kind.missile = valueOf(type, missiles, Missile::None);
    kind.unitClass = valueOf(type, classes, Class::Militia);
    return kind;
}

namespace {

std::optional<Class> classOf(std::string_view text) {
    for (const auto& word : classes)
        if (word.trait == text)
            return word.value;
    return {};
}

}  // namespace

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
                figure.kind.unitClass = classOf(child.text("class")).value_or(figure.kind.unitClass);
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

#include "core/rules/skirmish/army/troops.h"

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

std::optional<Class> classNamed(std::string_view word) {
    for (const auto& one : classes)
        if (one.trait == word)
            return one.value;
    return {};
}

}  // namespace ephor::skirmish

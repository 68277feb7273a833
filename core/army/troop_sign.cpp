#include "core/army/troop_sign.h"

#include <algorithm>
#include <array>

namespace ephor {

namespace {

/// A part of an id, and the sign that it means.
struct Word {
    std::string_view part;
    std::string_view sign;
};

/// The first that an id contains counts. The numbers of figures before a DBA code do not.
constexpr std::array words{
    Word{"elephant", "elephant"},
    Word{"scythed", "scythed_chariot"},
    Word{"chariot", "chariot"},
    Word{"pike", "pike"},
    Word{"warband", "warband"},
    Word{"levy", "spear"},
    Word{"spearman", "spear"},
    Word{"spearmen", "spear"},
    Word{"sling_skirmishers", "slinger"},
    Word{"hamippoi", "hamippoi"},
    Word{"camel", "camels"},
    Word{"cataphract", "knights"},
    Word{"companion_cavalry", "knights"},
    Word{"light_cavalry", "light_horse"},
    Word{"hobelar", "light_horse"},
    Word{"horse_archer", "light_horse"},
    Word{"crossbow", "crossbow"},
    Word{"peasant", "levy"},
    Word{"clubman", "levy"},
};

/// Whole ids.
constexpr std::array ids{
    Word{"El", "elephant"},
    Word{"Kn", "knights"},
    Word{"HCh", "chariot"},
    Word{"LCh", "chariot"},
    Word{"LH", "light_horse"},
    Word{"Cm", "camels"},
    Word{"SCh", "scythed_chariot"},
    Word{"Pk", "pike"},
    Word{"Wb", "warband"},
    Word{"Hd", "levy"},
    Word{"Art", "artillery"},
    Word{"WWg", "wagon"},
    Word{"MtdInf", "mounted_foot"},
    Word{"CF", "camp"},
    Word{"Den", "levy"},
    Word{"knight", "knights"},
    Word{"slinger", "slinger"},
};

constexpr std::size_t longestCode = 6;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

std::string_view signOf(const TroopType& type) {
    std::string_view id = type.id;
    id.remove_prefix(static_cast<std::size_t>(std::ranges::find_if_not(id, isDigit) - id.begin()));
    if (const auto* const found = std::ranges::find(ids, id, &Word::part); found != ids.end())
        return found->sign;
    const auto* const found = std::ranges::find_if(words, [id](const Word& word) { return id.contains(word.part); });
    return found == words.end() ? std::string_view(type.sign) : found->sign;
}

std::string_view codeOf(const TroopType& type) {
    const bool isCode = type.id.size() <= longestCode && std::ranges::any_of(type.id, isCapital);
    return isCode ? std::string_view(type.id) : std::string_view();
}

}  // namespace ephor

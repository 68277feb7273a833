#include "core/army/catalogue.h"

#include "core/base/result.h"

#include <algorithm>
#include <cmath>

namespace ephor {

int TroopType::stat(std::string_view key) const {
    const auto it = std::ranges::find(stats, key, &Stat::key);
    return it == stats.end() ? 0 : it->value;
}

bool TroopType::has(std::string_view trait) const { return std::ranges::find(traits, trait) != traits.end(); }

const TroopType* Catalogue::find(std::string_view id) const {
    const auto it = std::ranges::find(types, id, &TroopType::id);
    return it == types.end() ? nullptr : &*it;
}

const TroopType* Catalogue::meant(std::string_view word) const {
    if (const TroopType* type = find(word))
        return type;
    const std::optional<std::string> near = nearestWord(word, ids());
    return near ? find(*near) : nullptr;
}

std::vector<std::string> Catalogue::ids() const {
    std::vector<std::string> all;
    for (const TroopType& type : types)
        all.push_back(type.id);
    return all;
}

Digest digestOf(const Catalogue& catalogue) {
    Digester digester;
    digester.addText(catalogue.system);
    digester.addText(catalogue.version);
    for (const TroopType& type : catalogue.types) {
        for (const std::string* text : {&type.id, &type.name, &type.sign, &type.rule, &type.pointsSource})
            digester.addText(*text);
        digester.addNumber(static_cast<std::int64_t>(type.stats.size()));
        for (const Stat& stat : type.stats) {
            digester.addText(stat.key);
            digester.addNumber(stat.value);
        }
        digester.addNumber(static_cast<std::int64_t>(type.traits.size()));
        for (const std::string& trait : type.traits)
            digester.addText(trait);
        digester.addNumber(type.points.value_or(-1));
        for (const double length : {type.frontage, type.depth})
            digester.addNumber(std::llround(length * 16777216.0));
    }
    return digester.digest();
}

}  // namespace ephor

#include "core/army/catalogue.h"

#include <algorithm>

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

std::vector<std::string> Catalogue::ids() const {
    std::vector<std::string> all;
    for (const TroopType& type : types)
        all.push_back(type.id);
    return all;
}

}  // namespace ephor

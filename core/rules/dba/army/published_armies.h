// The published army lists (data/rules/dba/armies.toml, DBA-160).
#pragma once

#include "core/battle/game.h"
#include "core/rules/dba/army/troops.h"

namespace ephor::dba {

/// DBA-103
inline constexpr int armySize = 12;

/// A number of elements, each of one of these types.
struct ArmySlot {
    int count = 1;
    std::vector<std::string> types;
};

struct PublishedArmy {
    std::string id;
    std::string name;
    int aggression = 0;
    std::vector<std::string> terrain;
    std::vector<std::string> general;
    std::vector<ArmySlot> slots;
    std::string source;
};
/// Reads published armies, whose elements must be of `types`.
Result<std::vector<PublishedArmy>> readArmies(std::string_view toml, std::string_view file, const Catalogue& types);
const std::vector<PublishedArmy>& publishedArmies();

}  // namespace ephor::dba

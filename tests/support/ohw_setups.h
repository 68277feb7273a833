// Battles of O/THW Ancients that chance has set up.
#pragma once

#include "core/rules/ohw/game.h"
#include "core/rules/ohw/system.h"

#include <string>
#include <utility>
#include <vector>

namespace ephor::testing {

inline Entry ohwEntry(const char* table, const std::string& type) {
    Entry made;
    made.table = table;
    made.fields.push_back({"type", type, {}, {}, 0, 0});
    return made;
}

/// So many units of each type, led by a general; an empty general: none.
inline ArmyList ohwArmy(const std::string& name, const std::string& general,
                        const std::vector<std::pair<std::string, int>>& units) {
    ArmyList list;
    list.system = "ohw";
    list.rules = ohw::system().info().version;
    list.name = name;
    if (!general.empty())
        list.entries.push_back(ohwEntry("general", general));
    for (const auto& [type, count] : units)
        for (int i = 0; i < count; ++i)
            list.entries.push_back(ohwEntry("unit", type));
    return list;
}

/// Twelve units: a Roman army with its horse and skirmishers.
inline ArmyList twelveOhwUnits() {
    return ohwArmy("Twelve", "able",
                   {{"legionaries", 5},
                    {"veteran_heavy_infantry", 1},
                    {"javelin_skirmishers", 2},
                    {"heavy_cavalry", 1},
                    {"cavalry", 2},
                    {"light_cavalry", 1}});
}

inline Setup ohwSetup(ArmyList a, ArmyList b, TableSize table = {72, 48}) {
    Setup setup;
    setup.system = "ohw";
    setup.rules = ohw::system().info().version;
    setup.table = table;
    setup.lists = {std::move(a), std::move(b)};
    return setup;
}

inline ArmyList anyOhwArmy(Pcg32& draw, std::uint32_t most) {
    const auto& types = ohw::catalogue().types;
    const auto& generals = ohw::generals();
    ArmyList list =
        ohwArmy("by chance",
                draw.below(4) == 0 ? "" : generals[draw.below(static_cast<std::uint32_t>(generals.size()))].id, {});
    list.entries.push_back(ohwEntry("unit", draw.below(2) == 0 ? "heavy_infantry" : "cavalry"));  // somebody steady
    for (std::uint32_t i = draw.below(most); i > 0; --i) {
        list.entries.push_back(ohwEntry("unit", types[draw.below(static_cast<std::uint32_t>(types.size()))].id));
        if (draw.below(6) == 0)
            list.entries.back().fields.push_back({"elephant_drill", true, {}, {}, 0, 0});
    }
    return list;
}

/// Units near the middle, facing anywhere: combat, flanks, flights and rampages from the first phase on.
inline void placeOhwClose(Setup& setup, double square, Pcg32& draw) {
    const Grid grid = ohw::gridOf(setup.table, square);
    std::vector<bool> taken(static_cast<std::size_t>(grid.count()), false);
    for (const Side side : bothSides) {
        const int units = static_cast<int>(ohw::unitsOf(setup.lists[index(side)], ohw::catalogue()).size());
        for (int unit = 0; unit < units; ++unit) {
            const Square at{static_cast<int>(draw.below(static_cast<std::uint32_t>(grid.columns))),
                            grid.rows / 2 - 2 + static_cast<int>(draw.below(4))};
            if (taken[static_cast<std::size_t>(grid.index(at))])
                continue;
            taken[static_cast<std::size_t>(grid.index(at))] = true;
            const Heading facing = draw.below(3) == 0 ? static_cast<Heading>(draw.below(4)) : ohw::ahead(side);
            setup.placements.push_back({side, unit, snapped(poseOn(at, facing, square)), 0});
        }
    }
}

/// Two equal armies.
inline Setup mirroredOhwSetup(const RuleSystem&, Pcg32& draw) {
    const ArmyList army = anyOhwArmy(draw, 10);
    return ohwSetup(army, army);
}

}  // namespace ephor::testing

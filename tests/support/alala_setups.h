// Battles of Alala! that chance has set up, for the suite that holds for every system.
#pragma once

#include "core/army/catalogue.h"
#include "core/battle/game.h"
#include "core/dice/fast_dice.h"
#include "core/rules/alala/rules_data.h"
#include "core/table/geometry.h"

#include <string>
#include <vector>

namespace ephor::testing {

inline Entry alalaEntry(std::string table, std::vector<std::pair<std::string, FieldValue>> fields) {
    Entry entry;
    entry.table = std::move(table);
    for (auto& [key, value] : fields)
        entry.fields.push_back({key, value, {}, {}, 0, 0});
    return entry;
}

/// Phalanxes of any grades, some of them deep, and bands of every class.
inline ArmyList anyAlalaArmy(Pcg32& draw, std::uint32_t mostPhalanxes, std::uint32_t mostBands) {
    const auto grade = [&] { return std::string(1, static_cast<char>('A' + draw.below(3))); };
    ArmyList list;
    list.system = "alala";
    list.name = "by chance";
    const bool deep = draw.below(4) == 0;
    list.state = deep ? "thebes" : "sparta";
    const std::uint32_t phalanxes = 1 + draw.below(mostPhalanxes);
    const std::uint32_t chief = draw.below(phalanxes);
    for (std::uint32_t i = 0; i < phalanxes; ++i) {
        Entry phalanx = alalaEntry("phalanx", {});
        if (draw.below(3) != 0)
            phalanx.fields.push_back({"cp", static_cast<std::int64_t>(2 + draw.below(4)), {}, {}, 0, 0});
        if (i == chief)
            phalanx.fields.push_back({"commander", true, {}, {}, 0, 0});
        const std::uint32_t units = 2 + draw.below(2);
        for (std::uint32_t u = 0; u < units; ++u) {
            Entry unit = alalaEntry("unit", {{"grade", grade()}});
            if (deep && draw.below(2) == 0)
                unit.fields.push_back({"behind", draw.below(2) == 0 ? grade() : grade() + grade(), {}, {}, 0, 0});
            if (u == 0 && draw.below(2) == 0)
                unit.fields.push_back({"leader", true, {}, {}, 0, 0});
            phalanx.children.push_back(std::move(unit));
        }
        list.entries.push_back(std::move(phalanx));
    }
    for (std::uint32_t i = draw.below(mostBands + 1); i > 0; --i) {
        static const std::array<const char*, 5> types{"psiloi", "peltast", "cavalry", "hamippoi", "thessalian"};
        list.entries.push_back(alalaEntry("band", {{"type", std::string(types[draw.below(5)])}}));
    }
    return list;
}

/// Both lines in the middle of the table, a few inches apart, bands before, beside and behind them.
inline void placeAlalaClose(const RuleSystem& system, Setup& setup, double hopliteFrontage, Pcg32& draw) {
    const double between = 2.5 + draw.below(60) / 10.0;
    std::vector<Body> standing;
    const auto free = [&](const Body& body) {
        for (const Body& other : standing)
            if (overlap(body, other))
                return false;
        for (const Vec c : corners(body))
            if (c.x < 0 || c.y < 0 || c.x > setup.table.width || c.y > setup.table.height)
                return false;
        for (const Terrain& terrain : setup.terrain)
            if (terrain.ground != Ground::Open && overlap(terrain.outline, body))
                return false;
        return true;
    };
    const double depth = 4 / 2.54;
    for (const Side side : bothSides) {
        const double sign = side == Side::A ? 1 : -1;
        const alala::AlalaArmy army = alala::armyOf(setup.lists[index(side)], alala::builtinRules().list());
        int hoplites = 0;
        for (const alala::AlalaUnit& unit : army.units)
            hoplites += unit.phalanx >= 0 ? 1 : 0;
        const double shift = draw.below(8) - 4.0;
        std::vector<Placement> placements;
        bool whole = true;
        for (std::size_t i = 0; i < army.units.size(); ++i) {
            const alala::AlalaUnit& unit = army.units[i];
            const int deep = unit.phalanx >= 0 ? unit.depth() : 1;
            const Footprint size = unit.phalanx >= 0 ? Footprint{hopliteFrontage, depth * deep}
                                                     : Footprint{unit.type->frontage, unit.type->depth};
            bool placed = false;
            for (int attempt = 0; attempt < 60 && !placed; ++attempt) {
                double x = setup.table.width / 2 +
                           sign * (hoplites / 2.0 - static_cast<double>(i) - 0.5) * hopliteFrontage + shift;
                double y = setup.table.height / 2 - sign * (between / 2 + size.depth / 2);
                Vec facing{0, sign};
                if (unit.phalanx < 0) {
                    x = 4 + draw.below(static_cast<std::uint32_t>(setup.table.width) - 8);
                    y = setup.table.height / 2 + draw.below(24) - 12.0;
                    if (draw.below(4) == 0)
                        facing = cosSin(draw.below(628) / 100.0);
                }
                const Body body{snapped({{x, y}, facing}), size};
                if (!free(body))
                    continue;
                standing.push_back(body);
                placements.push_back({side, static_cast<int>(i), body.pose, 0});
                placed = true;
            }
            whole = whole && (placed || unit.phalanx < 0);
        }
        if (whole)
            setup.placements.insert(setup.placements.end(), placements.begin(), placements.end());
    }
    static_cast<void>(system);
}

}  // namespace ephor::testing

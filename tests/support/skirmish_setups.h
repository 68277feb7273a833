// Skirmishes that chance has set up, for the suite that holds for every system.
#pragma once

#include "core/army/catalogue.h"
#include "core/battle/game.h"
#include "core/dice/fast_dice.h"
#include "core/rules/skirmish/army/army.h"
#include "core/table/geometry.h"

#include <string>
#include <vector>

namespace ephor::testing {

inline Entry skirmishFigure(std::string type, std::int64_t count = 1,
                            std::vector<std::pair<std::string, FieldValue>> more = {}) {
    Entry figure;
    figure.table = "figure";
    figure.fields.push_back({"type", std::move(type), {}, {}, 0, 0});
    if (count != 1)
        figure.fields.push_back({"count", count, {}, {}, 0, 0});
    for (auto& [key, value] : more)
        figure.fields.push_back({key, value, {}, {}, 0, 0});
    return figure;
}

inline Entry skirmishRetinue(std::string name, int player, std::vector<Entry> figures) {
    Entry retinue;
    retinue.table = "retinue";
    retinue.fields.push_back({"name", std::move(name), {}, {}, 0, 0});
    retinue.fields.push_back({"player", static_cast<std::int64_t>(player), {}, {}, 0, 0});
    retinue.children = std::move(figures);
    return retinue;
}

/// A leader, a standard bearer and some men.
inline Entry skirmishBand(std::string name, int player, const std::string& chief,
                          const std::vector<std::pair<std::string, int>>& men) {
    std::vector<Entry> figures{skirmishFigure(chief, 1, {{"leader", true}}),
                               skirmishFigure(chief, 1, {{"standard", true}})};
    for (const auto& [type, count] : men)
        figures.push_back(skirmishFigure(type, count));
    return skirmishRetinue(std::move(name), player, std::move(figures));
}

inline ArmyList skirmishList(std::string name, std::vector<Entry> retinues) {
    ArmyList list;
    list.system = "skirmish";
    list.name = std::move(name);
    list.entries = std::move(retinues);
    return list;
}

/// Retinues of five to ten figures of any types and classes, led by one to three players.
inline ArmyList anySkirmishArmy(Pcg32& draw, std::uint32_t mostRetinues) {
    const std::vector<std::string> types = skirmish::catalogue().ids();
    static const std::vector<std::string> classes{"militia", "average", "veteran", "elite"};
    const auto any = [&] { return types[draw.below(static_cast<std::uint32_t>(types.size()))]; };
    std::vector<Entry> retinues;
    const std::uint32_t count = 1 + draw.below(mostRetinues);
    for (std::uint32_t r = 0; r < count; ++r) {
        std::vector<std::pair<std::string, int>> men;
        int figures = 3 + static_cast<int>(draw.below(6));
        while (figures > 0) {
            const int of = std::min(figures, 1 + static_cast<int>(draw.below(5)));
            men.emplace_back(any(), of);
            figures -= of;
        }
        Entry retinue = skirmishBand("band " + std::to_string(r + 1), 1 + static_cast<int>(draw.below(3)), any(), men);
        if (draw.below(3) == 0)
            retinue.children.back().fields.push_back({"class", classes[draw.below(4)], {}, {}, 0, 0});
        retinues.push_back(std::move(retinue));
    }
    return skirmishList("by chance", std::move(retinues));
}

/// Whole retinues near the middle of the table, facing roughly each other.
inline void placeSkirmishClose(const RuleSystem& system, Setup& setup, Pcg32& draw) {
    for (const Side side : bothSides) {
        const double sign = side == Side::A ? 1 : -1;
        const int retinues = static_cast<int>(setup.lists[index(side)].entries.size());
        for (int r = 0; r < retinues; ++r)
            for (int attempt = 0; attempt < 20; ++attempt) {
                Pose pose;
                pose.centre = {setup.table.width / 2 + draw.below(240) / 10.0 - 12,
                               setup.table.height / 2 - sign * (0.6 + draw.below(60) / 10.0)};
                pose.facing = {0, sign};
                if (draw.below(4) == 0)
                    pose.facing = cosSin(draw.below(628) / 100.0);
                setup.placements.push_back({side, r, snapped(pose), static_cast<int>(draw.below(3))});
                if (system.open(setup))
                    break;
                setup.placements.pop_back();
            }
    }
}

}  // namespace ephor::testing

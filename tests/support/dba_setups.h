// Battles of DBA that chance has set up, for the suite that holds for every system.
#pragma once

#include "core/dice/fast_dice.h"
#include "core/rules/dba/army/army.h"
#include "core/rules/dba/battle/terrain.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace ephor::testing {

inline Entry dbaElement(const std::string& type, bool general = false) {
    Entry entry;
    entry.table = "element";
    entry.fields.push_back({"type", type, {}, {}, 0, 0});
    if (general)
        entry.fields.push_back({"general", true, {}, {}, 0, 0});
    return entry;
}

/// By the token of a list or a case: "4Bd", "Bd" (solid), "Ps"; none where there is no such element.
inline std::optional<dba::Troop> troopNamed(const std::string& token) {
    // Without a figure the usual base: knights of three (DBA-144), solid foot of four, hordes of seven.
    const std::string letters = token.substr(std::min(token.find_first_not_of("0123456789"), token.size()));
    for (const std::string& id : {token, "3" + token, "4" + token, "7" + token, letters})
        if (const TroopType* type = dba::catalogue().find(id); type && (id != "3" + token || letters == "Kn"))
            return dba::troopOf(*type);
    return {};
}

inline const dba::PublishedArmy* armyNamed(std::string_view id) {
    return dba::ListFigures{dba::catalogue(), dba::publishedArmies()}.army(id);
}

/// A published army, of each choice the first.
inline ArmyList dbaArmy(const char* id, const char* terrain) {
    const dba::PublishedArmy& army = *armyNamed(id);
    ArmyList list;
    list.system = "dba";
    list.name = army.name;
    list.fields = {{"army", army.id, {}, {}, 0, 0}, {"terrain", std::string(terrain), {}, {}, 0, 0}};
    list.entries.push_back(dbaElement(army.general.front(), true));
    for (const dba::ArmySlot& slot : army.slots)
        for (int i = 0; i < slot.count; ++i)
            list.entries.push_back(dbaElement(slot.types.front()));
    return list;
}

/// Any published army, its choices made by chance.
inline ArmyList anyDbaArmy(Pcg32& draw) {
    const auto& armies = dba::publishedArmies();
    const dba::PublishedArmy& army = armies[draw.below(static_cast<std::uint32_t>(armies.size()))];
    const auto any = [&](const std::vector<std::string>& words) {
        return words[draw.below(static_cast<std::uint32_t>(words.size()))];
    };
    ArmyList list;
    list.system = "dba";
    list.name = "by chance";
    list.fields.push_back({"army", army.id, {}, {}, 0, 0});
    list.fields.push_back({"terrain", any(army.terrain), {}, {}, 0, 0});
    list.entries.push_back(dbaElement(any(army.general), true));
    for (const dba::ArmySlot& slot : army.slots)
        for (int i = 0; i < slot.count; ++i)
            list.entries.push_back(dbaElement(any(slot.types)));
    return list;
}

inline Setup dbaSetup(const RuleSystem& system, ArmyList a, ArmyList b) {
    Setup setup;
    setup.system = "dba";
    setup.rules = system.info().version;
    setup.table = {15, 15};
    setup.lists = {std::move(a), std::move(b)};
    return setup;
}

/// Both armies in the middle, face to face, some elements awry.
inline void placeDbaClose(Setup& setup, Pcg32& draw) {
    const double between = draw.below(30) / 10.0;
    for (const Side side : bothSides) {
        const double sign = side == Side::A ? 1 : -1;
        const dba::Army army = dba::armyOf(setup.lists[index(side)], dba::builtinFigures());
        const double shift = draw.below(3) * 0.5;
        for (int i = 0; i < dba::armySize; ++i) {
            if (draw.below(8) == 0)
                continue;
            const double depth = army.elements[static_cast<std::size_t>(i)].type->depth;
            const double x = setup.table.width / 2 + (i % 6 - 2.5) + shift;
            const int row = i / 6;
            const double y = setup.table.height / 2 - sign * (between / 2 + depth / 2 + row * 2.0);
            setup.placements.push_back({side, i, {{x, y}, {0, sign}}, 0});
        }
    }
}

inline Setup anyDbaGround(Setup setup, Pcg32& draw) {
    const double size = setup.table.width;
    for (std::uint32_t n = draw.below(4); n > 0; --n) {
        Terrain terrain;
        terrain.kind = std::string(dba::nameOf(static_cast<dba::FeatureKind>(2 + draw.below(dba::featureKinds - 2))));
        terrain.name = terrain.kind;
        const double w = 1 + draw.below(40) / 10.0;
        const double h = 1 + draw.below(30) / 10.0;
        const double x = draw.below(static_cast<std::uint32_t>(10 * (size - w))) / 10.0;
        const double y = draw.below(static_cast<std::uint32_t>(10 * (size - h))) / 10.0;
        terrain.outline = {{x, y}, {x + w, y + h * 0.2}, {x + w * 0.8, y + h}, {x, y + h}};
        setup.terrain.push_back(terrain);
    }
    return setup;
}

/// Two equal armies, near enough to each other that most battles are decided.
inline Setup mirroredDbaSetup(const RuleSystem& system, Pcg32& draw) {
    const ArmyList army = anyDbaArmy(draw);
    return dbaSetup(system, army, army);
}

}  // namespace ephor::testing

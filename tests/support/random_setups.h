// Battles of each system that chance has set up. A new system joins the property suite by one more row in
// `systemsUnderTest`.
#pragma once

#include "core/army/catalogue.h"
#include "core/battle/game.h"
#include "core/dice/fast_dice.h"
#include "core/rules/builtin.h"
#include "core/table/geometry.h"
#include "tests/support/alala_setups.h"
#include "tests/support/dba_setups.h"
#include "tests/support/effort.h"
#include "tests/support/ohw_setups.h"
#include "tests/support/skirmish_setups.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace ephor::testing {

inline double drawn(Pcg32& draw, double low, double high) {
    return low + (high - low) * draw.below(1 << 16) / (1 << 16);
}
inline bool oneIn(Pcg32& draw, std::uint32_t n) { return draw.below(n) == 0; }

/// Any value of any option; ranges are tried at both ends, in the middle and at the default.
inline std::vector<ChosenOption> anyOptions(const RuleSystem& system, Pcg32& draw,
                                            const std::vector<std::string>& leaveOut = {}) {
    std::vector<ChosenOption> chosen;
    for (const OptionInfo& option : system.info().options) {
        if (oneIn(draw, 2) || std::ranges::find(leaveOut, option.key) != leaveOut.end())
            continue;
        std::vector<std::string> values;
        for (const std::string& value : option.values) {
            const std::size_t dots = value.find("..");
            if (dots == std::string::npos) {
                values.push_back(value);
            } else {
                values.push_back(value.substr(0, dots));
                values.push_back(value.substr(dots + 2));
            }
        }
        chosen.push_back({option.key, values[draw.below(static_cast<std::uint32_t>(values.size()))]});
    }
    return chosen;
}

/// Simple polygons here and there.
inline std::vector<Terrain> anyTerrain(const TableSize& size, Pcg32& draw) {
    std::vector<Terrain> all;
    for (std::uint32_t i = draw.below(5); i > 0; --i) {
        Terrain terrain;
        terrain.name = "t" + std::to_string(i);
        terrain.kind = "wood";
        terrain.ground = static_cast<Ground>(draw.below(4));
        terrain.blocksSight = oneIn(draw, 3);
        const Vec middle{drawn(draw, 0, size.width), drawn(draw, 0, size.height)};
        const std::uint32_t corners = 3 + draw.below(4);
        const double from = drawn(draw, 0, 1);
        for (std::uint32_t c = 0; c < corners; ++c)
            terrain.outline.push_back(middle + cosSin(from + 6.28318 * c / corners) * drawn(draw, 2, 7));
        if (isSimple(terrain.outline))
            all.push_back(std::move(terrain));
    }
    return all;
}

inline ArmyList anyBronzeArmy(const RuleSystem& system, Pcg32& draw, std::uint32_t most) {
    ArmyList list;
    list.system = "men_of_bronze";
    list.name = "by chance";
    const std::uint32_t units = 1 + draw.below(most);
    const std::uint32_t general = draw.below(units);
    for (std::uint32_t i = 0; i < units; ++i) {
        const auto& types = system.catalogue().types;
        Entry entry;
        entry.table = "unit";
        entry.fields.push_back({"type", types[draw.below(static_cast<std::uint32_t>(types.size()))].id, {}, {}, 0});
        if (i == general)
            entry.fields.push_back({"strategos", true, {}, {}, 0});
        list.entries.push_back(std::move(entry));
    }
    return list;
}

/// Units within a few inches of each other, facing anywhere: contact, flanks, evasions and pushbacks from the first
/// turn on.
inline void placeClose(const RuleSystem& system, Setup& setup, double bw, Pcg32& draw) {
    std::vector<Body> standing;
    const Vec middle{setup.table.width / 2, setup.table.height / 2};
    for (const Side side : bothSides) {
        const ArmyList& list = setup.lists[index(side)];
        for (std::size_t unit = 0; unit < list.entries.size(); ++unit) {
            const TroopType* type = system.catalogue().find(list.entries[unit].text("type"));
            for (int attempt = 0; attempt < 200; ++attempt) {
                const double spread = 3 * bw + attempt * 0.1;
                Pose pose{middle + Vec{drawn(draw, -2 * spread, 2 * spread), drawn(draw, -spread, spread)},
                          {0, side == Side::A ? 1.0 : -1.0}};
                if (oneIn(draw, 3))
                    pose.facing = cosSin(drawn(draw, 0, 6.28));
                if (oneIn(draw, 4) && !standing.empty()) {  // face to face with somebody
                    const Body& other = standing[draw.below(static_cast<std::uint32_t>(standing.size()))];
                    pose = {other.pose.centre + other.facing() * (other.size.depth + drawn(draw, 0, 2)),
                            -other.facing()};
                }
                pose = snapped(pose);
                const Body body{pose, {type->frontage * bw, type->depth * bw}};
                const auto off = [&](Vec c) {
                    return c.x < 0 || c.y < 0 || c.x > setup.table.width || c.y > setup.table.height;
                };
                const bool free = std::ranges::none_of(standing, [&](const Body& b) { return overlap(b, body); }) &&
                                  std::ranges::none_of(corners(body), off) &&
                                  std::ranges::none_of(setup.terrain, [&](const Terrain& t) {
                                      return t.ground == Ground::Impassable && overlap(t.outline, body);
                                  });
                if (!free)
                    continue;
                const bool firm = std::ranges::none_of(setup.terrain, [&](const Terrain& t) {
                    return t.ground != Ground::Open && overlap(t.outline, body);
                });
                const bool phalanx = firm && type->has("phalanx") && !oneIn(draw, 3);
                setup.placements.push_back({side, static_cast<int>(unit), pose, phalanx ? 1 : 0});
                standing.push_back(body);
                break;
            }
        }
    }
}

inline Setup anyBronzeSetup(const RuleSystem& system, Pcg32& draw) {
    Setup setup;
    setup.system = "men_of_bronze";
    setup.rules = system.info().version;
    const bool wide = oneIn(draw, 3);
    setup.table = wide ? TableSize{72, 48} : TableSize{drawn(draw, 30, 60), drawn(draw, 30, 50)};
    setup.options = anyOptions(system, draw, {"turn_limit", "deploy_depth_bw", "may_concede"});
    if (oneIn(draw, 32))  // chance gives up at once
        setup.options.push_back({"may_concede", "true"});
    setup.options.push_back({"turn_limit", oneIn(draw, 4) ? "none" : std::to_string(1 + draw.below(8))});
    double bw = 1;
    for (const ChosenOption& option : setup.options)
        if (option.key == "bw_inches")
            bw = std::stod(option.value);
    if (!wide && oneIn(draw, 2))
        setup.options.push_back({"deploy_depth_bw", std::to_string(static_cast<int>(10 / bw))});
    if (oneIn(draw, 2))
        setup.terrain = anyTerrain(setup.table, draw);
    for (ArmyList& list : setup.lists)
        list = anyBronzeArmy(system, draw, oneIn(draw, 8) ? 14 : 7);
    if (!oneIn(draw, 3))
        placeClose(system, setup, bw, draw);
    return setup;
}

/// Two equal armies, near enough to each other that most battles are decided.
inline Setup mirroredBronzeSetup(const RuleSystem& system, Pcg32& draw) {
    Setup setup;
    setup.table = {48, 24};
    setup.options = {{"deploy_depth_bw", "8"}};
    setup.system = "men_of_bronze";
    setup.rules = system.info().version;
    setup.lists[0] = anyBronzeArmy(system, draw, 6);
    setup.lists[1] = setup.lists[0];
    return setup;
}

inline Setup anyAlalaSetup(const RuleSystem& system, Pcg32& draw) {
    Setup setup;
    setup.system = "alala";
    setup.rules = system.info().version;
    setup.table = {72, 48};
    setup.options = anyOptions(system, draw, {"turn_limit", "points"});
    setup.options.push_back({"turn_limit", std::to_string(2 + draw.below(11))});
    bool large = false;
    for (const ChosenOption& option : setup.options)
        large = large || (option.key == "hoplite_figures" && option.value == "24");
    for (ArmyList& list : setup.lists)
        list = anyAlalaArmy(draw, 3, oneIn(draw, 6) ? 8 : 4);
    if (oneIn(draw, 2)) {
        setup.terrain = anyTerrain(setup.table, draw);
        for (Terrain& terrain : setup.terrain)
            terrain.kind = std::array{"wood", "light_wood", "hill", "fortification"}[draw.below(4)];
    }
    if (!oneIn(draw, 3))
        placeAlalaClose(system, setup, (large ? 18 : 15) / 2.54, draw);
    return setup;
}

/// Two equal armies.
inline Setup mirroredAlalaSetup(const RuleSystem& system, Pcg32& draw) {
    Setup setup;
    setup.table = {72, 48};
    setup.options = {{"turn_limit", "12"}};
    setup.system = "alala";
    setup.rules = system.info().version;
    setup.lists[0] = anyAlalaArmy(draw, 2, 3);
    setup.lists[1] = setup.lists[0];
    placeAlalaClose(system, setup, 15 / 2.54, draw);
    return setup;
}

inline Setup anySkirmishSetup(const RuleSystem& system, Pcg32& draw) {
    Setup setup;
    setup.system = "skirmish";
    setup.rules = system.info().version;
    setup.table = oneIn(draw, 3) ? TableSize{drawn(draw, 30, 60), drawn(draw, 20, 48)} : TableSize{48, 36};
    setup.options = anyOptions(system, draw, {"turn_limit"});
    setup.options.push_back({"turn_limit", oneIn(draw, 8) ? "none" : std::to_string(1 + draw.below(14))});
    if (oneIn(draw, 2)) {
        setup.terrain = anyTerrain(setup.table, draw);
        for (Terrain& terrain : setup.terrain)
            terrain.kind = std::array{"wood", "hill", "rubble", "building", "hedge", "marsh"}[draw.below(6)];
    }
    for (ArmyList& list : setup.lists)
        list = anySkirmishArmy(draw, oneIn(draw, 6) ? 3 : 2);
    if (!oneIn(draw, 3))
        placeSkirmishClose(system, setup, draw);
    return setup;
}

/// Two equal armies.
inline Setup mirroredSkirmishSetup(const RuleSystem& system, Pcg32& draw) {
    Setup setup;
    setup.system = "skirmish";
    setup.rules = system.info().version;
    setup.table = {40, 26};
    setup.lists[0] = anySkirmishArmy(draw, 2);
    setup.lists[1] = setup.lists[0];
    return setup;
}

inline Setup anyOhwSetup(const RuleSystem& system, Pcg32& draw) {
    const double square = std::array{2.0, 4.0, 6.0, 7.5}[draw.below(4)];
    const int columns = 6 + static_cast<int>(draw.below(oneIn(draw, 4) ? 15 : 7));
    const int rows = 6 + static_cast<int>(draw.below(oneIn(draw, 4) ? 7 : 3));
    Setup setup = ohwSetup(anyOhwArmy(draw, oneIn(draw, 6) ? 20 : 9), anyOhwArmy(draw, oneIn(draw, 6) ? 20 : 9),
                           {columns * square, rows * square});
    setup.options = anyOptions(system, draw, {"square", "deploy_rows", "phase_limit"});
    setup.options.push_back({"square", square == 7.5 ? "7.5" : std::to_string(static_cast<int>(square))});
    setup.options.push_back({"deploy_rows", std::to_string(1 + draw.below(3))});
    setup.options.push_back({"phase_limit", std::to_string(1 + draw.below(30))});
    if (oneIn(draw, 2)) {
        setup.terrain = anyTerrain(setup.table, draw);
        for (Terrain& terrain : setup.terrain)
            terrain.kind = std::array{"wood", "hill", "river"}[draw.below(3)];
    }
    if (!oneIn(draw, 3))
        placeOhwClose(setup, square, draw);
    return setup;
}

inline Setup anyDbaSetup(const RuleSystem& system, Pcg32& draw) {
    Setup setup = dbaSetup(system, anyDbaArmy(draw), anyDbaArmy(draw));
    setup.table.width = setup.table.height = 15 + draw.below(6);
    setup.options = anyOptions(system, draw, {"max_bounds"});
    setup.options.push_back({"max_bounds", std::to_string(2 + draw.below(60))});
    if (oneIn(draw, 3))
        setup = anyDbaGround(std::move(setup), draw);
    if (oneIn(draw, 3))
        placeDbaClose(setup, draw);
    return setup;
}

struct SystemUnderTest {
    const char* id;
    std::function<Setup(const RuleSystem&, Pcg32&)> anySetup;
    std::function<Setup(const RuleSystem&, Pcg32&)> mirroredSetup;
    double share = 1;  ///< of the suite's battles: the slower a system, the fewer

    int battles(int full) const { return std::max(1, static_cast<int>(effort(full) * share)); }
};

inline std::vector<SystemUnderTest> systemsUnderTest() {
    return {{"men_of_bronze", anyBronzeSetup, mirroredBronzeSetup},
            {"alala", anyAlalaSetup, mirroredAlalaSetup},
            {"skirmish", anySkirmishSetup, mirroredSkirmishSetup},
            {"ohw", anyOhwSetup, mirroredOhwSetup},
            {"dba", anyDbaSetup, mirroredDbaSetup, 0.15}};
}

/// The n-th battle of a system that chance has set up; set-ups that the system refuses are passed over.
inline std::shared_ptr<const Game> anyGame(const SystemUnderTest& row, std::uint64_t n) {
    const RuleSystem& system = *findSystem(row.id);
    for (Pcg32 draw(mixed(431, n), n);;)
        if (const auto game = system.open(row.anySetup(system, draw)))
            return *game;
}

}  // namespace ephor::testing

// Armies and battles of Men of Bronze for tests and benchmarks that need any battle, not a certain one.
#pragma once

#include "core/rules/men_of_bronze/system.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace ephor::testing {

/// So many units of each type; the Strategos is with the first.
inline ArmyList bronzeArmy(const std::string& name, const std::vector<std::pair<std::string, int>>& units) {
    ArmyList list;
    list.system = "men_of_bronze";
    list.rules = men_of_bronze::system().info().version;
    list.name = name;
    for (const auto& [type, count] : units) {
        for (int i = 0; i < count; ++i) {
            Entry unit;
            unit.table = "unit";
            Field field;
            field.key = "type";
            field.value = type;
            unit.fields.push_back(field);
            if (list.entries.empty()) {
                field.key = "strategos";
                field.value = true;
                unit.fields.push_back(field);
            }
            list.entries.push_back(unit);
        }
    }
    return list;
}

/// Six units: hoplites of two grades and one unit each of light troops.
inline ArmyList sixUnits() {
    return bronzeArmy(
        "Six", {{"drilled_hoplite", 2}, {"militia_hoplite", 1}, {"peltast", 1}, {"archer_slinger", 1}, {"psiloi", 1}});
}

/// Ten units: hoplites of three grades, peltasts, psiloi, archers, cavalry.
inline ArmyList tenUnits() {
    return bronzeArmy("Ten", {{"elite_hoplite", 1},
                              {"drilled_hoplite", 2},
                              {"militia_hoplite", 2},
                              {"peltast", 1},
                              {"archer_slinger", 1},
                              {"psiloi", 1},
                              {"light_cavalry", 2}});
}

/// Thirty units of the same kinds, for a wide table and two lines.
inline ArmyList thirtyUnits() {
    return bronzeArmy("Thirty", {{"elite_hoplite", 3},
                                 {"drilled_hoplite", 6},
                                 {"militia_hoplite", 6},
                                 {"peltast", 4},
                                 {"archer_slinger", 3},
                                 {"psiloi", 4},
                                 {"light_cavalry", 4}});
}

inline Setup bronzeSetup(ArmyList a, ArmyList b, TableSize table = {72, 48}) {
    Setup setup;
    setup.system = "men_of_bronze";
    setup.rules = men_of_bronze::system().info().version;
    setup.table = table;
    setup.lists = {std::move(a), std::move(b)};
    return setup;
}

/// The battle of a set-up that has no faults.
inline std::shared_ptr<const Game> bronzeGame(const Setup& setup) {
    Result<std::shared_ptr<const Game>> game = men_of_bronze::system().open(setup);
    return game ? *game : nullptr;
}

inline std::shared_ptr<const Game> bronzeGame(ArmyList a, ArmyList b, TableSize table = {72, 48}) {
    return bronzeGame(bronzeSetup(std::move(a), std::move(b), table));
}

/// Six, ten or thirty units a side, on a table of that width.
inline std::shared_ptr<const Game> bronzeGameOf(std::int64_t units) {
    switch (units) {
    case 6:
        return bronzeGame(sixUnits(), sixUnits());
    case 10:
        return bronzeGame(tenUnits(), tenUnits());
    default:
        return bronzeGame(thirtyUnits(), thirtyUnits(), {144, 60});
    }
}

}  // namespace ephor::testing

// A battle of Men of Bronze for the window: two armies in the lists' own words.
#pragma once

#include "core/io/lists/army_list_io.h"
#include "core/rules/builtin.h"
#include "models/battle/battle_session.h"

namespace ephor::test {

inline constexpr const char* thebes = R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Thebes, 38 points"
state = "thebes"
[[unit]]
name = "Sacred Band"
type = "elite_hoplite"
strategos = true
[[unit]]
name = "Thebans"
type = "drilled_hoplite"
[[unit]]
name = "Thespiae"
type = "militia_hoplite"
[[unit]]
name = "Peltasts"
type = "peltast"
[[unit]]
name = "Slingers"
type = "psiloi"
[[unit]]
name = "Javelins"
type = "psiloi"
)";

inline constexpr const char* athens = R"(format = 1
system = "men_of_bronze"
rules = "1"
name = "Athens, 38 points"
state = "athens"
[[unit]]
name = "Epilektoi"
type = "drilled_hoplite"
strategos = true
[[unit]]
name = "Leontis"
type = "drilled_hoplite"
[[unit]]
name = "Plataeans"
type = "militia_hoplite"
[[unit]]
name = "Scythian archers"
type = "archer_slinger"
[[unit]]
name = "Hippeis"
type = "light_cavalry"
)";

inline ArmyList listFrom(const char* text) {
    const ReadList read =
        readArmyList(text, "list.toml", [](std::string_view id) { return findSystem(id); }, {"men_of_bronze"});
    for (const Diagnostic& d : read.diagnostics)
        qWarning("%s", toText(d).c_str());
    return read.list.value_or(ArmyList{});
}

inline Setup bronzeSetup() {
    Setup setup;
    setup.system = "men_of_bronze";
    setup.rules = "1";
    setup.name = "Plataea, Summer 431 BC";
    setup.table = {72, 48};
    setup.lists = {listFrom(thebes), listFrom(athens)};
    setup.terrain = {
        {"low hill",
         "hill",
         Ground::Open,
         false,
         {{54, 34}, {58, 39}, {64, 41}, {69, 38}, {70, 33}, {66, 29}, {59, 28}}},
        {"rough ground",
         "rough",
         Ground::Difficult,
         false,
         {{2, 13}, {5, 17}, {11, 18}, {14, 15}, {13, 11}, {8, 9}, {3, 10}}},
        {"light wood", "wood", Ground::Difficult, true, {{58, 12}, {62, 16}, {68, 15}, {70, 11}, {67, 7}, {61, 7}}},
        {"Oeroe",
         "river",
         Ground::Open,
         false,
         {{0, 4}, {20, 2.6}, {40, 3.2}, {72, 1.6}, {72, 0.6}, {40, 2.2}, {20, 1.6}, {0, 3}}},
    };
    return setup;
}

inline std::unique_ptr<BattleSession> bronzeSession(std::uint64_t seed = 5) {
    DicePlan dice;
    dice.seed = seed;
    auto session = BattleSession::open(*findSystem("men_of_bronze"), bronzeSetup(), dice);
    if (!session) {
        for (const Diagnostic& d : session.error())
            qWarning("%s", toText(d).c_str());
        return nullptr;
    }
    return std::move(*session);
}

}  // namespace ephor::test

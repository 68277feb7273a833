// Armies and a battle of Alala! for benchmarks that need any battle, not a certain one.
#pragma once

#include "core/rules/alala/system.h"
#include "tests/support/alala_setups.h"

#include <cassert>
#include <memory>

namespace ephor::testing {

/// Two phalanxes of three hoplite units each, the better grades on the right, and six bands.
inline ArmyList sixAndSix() {
    ArmyList list;
    list.system = "alala";
    list.rules = alala::system().info().version;
    list.name = "six units and six bands";
    list.state = "athens";
    for (const bool right : {true, false}) {
        Entry phalanx = alalaEntry("phalanx", {{"cp", std::int64_t{right ? 4 : 3}}, {"commander", right}});
        for (const char* grade : {right ? "A" : "B", "B", "C"})
            phalanx.children.push_back(alalaEntry("unit", {{"grade", std::string(grade)}}));
        list.entries.push_back(std::move(phalanx));
    }
    for (const char* type : {"psiloi", "psiloi", "peltast", "peltast", "cavalry", "cavalry"})
        list.entries.push_back(alalaEntry("band", {{"type", std::string(type)}}));
    return list;
}

inline std::shared_ptr<const Game> alalaGame() {
    Setup setup;
    setup.system = "alala";
    setup.rules = alala::system().info().version;
    setup.table = {72, 48};
    setup.lists = {sixAndSix(), sixAndSix()};
    const auto game = alala::system().open(setup);
    assert(game);
    return *game;
}

}  // namespace ephor::testing

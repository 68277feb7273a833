// Everything that is fixed before a battle begins.
#pragma once

#include "core/army/army_list.h"
#include "core/battle/table.h"
#include "core/table/terrain.h"

namespace ephor {

/// A unit that a scenario places on the table. `unit` is its index in the side's list, from 0.
struct Placement {
    Side side = Side::A;
    int unit = 0;
    Pose pose;
    int code = 0;  ///< as in the answer to the system's deployment question (its formation)

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// A chosen option of the rules, by key and value of the system's OptionInfo.
struct ChosenOption {
    std::string key;
    std::string value;

    friend bool operator==(const ChosenOption&, const ChosenOption&) = default;
};

/// The set-up of a battle: rules, table, terrain, armies and scenario.
struct Setup {
    static constexpr int currentFormat = 1;

    std::string system;
    std::string rules;  ///< version of the rules data
    std::string name;
    std::string note;
    std::vector<ChosenOption> options;
    TableSize table;
    std::vector<Terrain> terrain;
    std::array<ArmyList, 2> lists;
    std::vector<Placement> placements;

    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace ephor

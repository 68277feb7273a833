#include "core/campaign/model/side_names.h"

namespace ephor::campaign {

std::vector<std::string> armyNames(const State& state, const std::vector<ArmyId>& armies) {
    std::vector<std::string> names;
    for (const ArmyId id : armies)
        names.push_back(state.armies[id.index()].name);
    return names;
}

std::array<std::vector<std::string>, 2> sideNames(const Scenario& scenario, const State& state, const Battle& battle) {
    std::array names{armyNames(state, battle.attackers), armyNames(state, battle.defenders)};
    if (names[0] != names[1])
        return names;
    const std::array sides{&battle.attackers, &battle.defenders};
    for (std::size_t s = 0; s < 2; ++s)
        for (std::size_t i = 0; i < names[s].size(); ++i) {
            const PowerId power = state.armies[(*sides[s])[i].index()].power;
            names[s][i] += " (" + scenario.powers[power.index()].name + ")";
        }
    return names;
}

}  // namespace ephor::campaign

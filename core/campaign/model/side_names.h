// The names of the armies in a battle.
#pragma once

#include "core/campaign/model/campaign.h"

#include <array>

namespace ephor::campaign {

std::vector<std::string> armyNames(const State& state, const std::vector<ArmyId>& armies);
/// The armies of both sides, attackers first. The power is added where both sides have the same names, since two powers
/// may have an army of the same country: "Army of Corinthia (Sparta)".
std::array<std::vector<std::string>, 2> sideNames(const Scenario& scenario, const State& state, const Battle& battle);

}  // namespace ephor::campaign

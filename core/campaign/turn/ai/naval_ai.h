// The computer player's orders for the fleets of a power.
#pragma once

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

/// Voyages for every fleet of a power. `orders` are those of its armies; armies that embark get new ones. Without dice
/// or memory, as in land_ai.h.
std::vector<Voyage> rulersVoyages(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex,
                                  PowerId power, std::vector<Order>& orders);

}  // namespace ephor::campaign

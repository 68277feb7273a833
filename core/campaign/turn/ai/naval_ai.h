// How the program sails for a power that has nobody else.
#pragma once

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

/// Voyages for every fleet of a power; `orders` are those of its armies, and those that are shipped get new ones. No
/// dice and no memory, as land_ai.h.
std::vector<Voyage> rulersVoyages(const Scenario& scenario, const State& state, const MusterRoll& roll, PowerId power,
                                  std::vector<Order>& orders);

}  // namespace ephor::campaign

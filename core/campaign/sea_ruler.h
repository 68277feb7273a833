// How the program sails for a power that has nobody else.
#pragma once

#include "core/campaign/sea.h"

namespace ephor::campaign {

/// Voyages for every fleet of a power; `orders` are those of its armies, and those that are shipped get new ones. No
/// dice and no memory, as ruler.h.
std::vector<Voyage> rulersVoyages(const Scenario& scenario, const State& state, const MusterRoll& roll, PowerId power,
                                  std::vector<Order>& orders);

}  // namespace ephor::campaign

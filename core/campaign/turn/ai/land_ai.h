// How the program plays a power: its absent player's ruler, by his kind (2.14).
#pragma once

#include "core/campaign/model/muster_roll.h"

namespace ephor::campaign {

/// Orders for every army of a power. No dice and no memory: the same position gives the same orders. Enemies farther
/// than two ways are not looked at.
std::vector<Order> rulersOrders(const Scenario& scenario, const State& state, const MusterRoll& roll, PowerId power);

}  // namespace ephor::campaign

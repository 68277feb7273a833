// The computer player's orders for the armies of a power, by the kind of its ruler (2.14).
#pragma once

#include "core/campaign/model/army_index.h"

namespace ephor::campaign {

/// Orders for every army of a power. Without dice or memory: the same state gives the same orders. Considers only
/// places within Temper::looksFar, and retreats only from enemies within two march points.
std::vector<Order> computerOrders(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex,
                                  PowerId power);

}  // namespace ephor::campaign

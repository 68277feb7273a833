// Whose orders count in a turn (2.14), and what these are.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Whose orders would count for a power if the turn were adjudicated now (2.14): in this order the player's, standing
/// orders, the deputy's, the computer's. After too many turns without a player's orders the armies hold (Disorder),
/// until the power gets another player or none (seatPlayers()). Orders that the umpire had the computer submit count
/// like the player's.
OrdersFrom whoseOrdersCount(const Scenario& scenario, const State& state, PowerId power);
/// Takes the orders that count into the turn. Those that have become impossible are dropped.
void takeOrders(const Campaign& campaign, TurnContext& turn);

}  // namespace ephor::campaign

// Orders and command points (2.4, 2.14).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Whose orders would count for a power if the turn were adjudicated now (2.14): in this order the player's, standing
/// orders, the deputy's, the computer's. After too many turns without a player's orders the armies hold (Disorder),
/// until the power gets another player or none (seatPlayers()). Orders that the umpire had the computer submit count
/// like the player's.
OrdersFrom whoseOrdersCount(const Scenario& scenario, const State& state, PowerId power);
void takeOrders(const Campaign& campaign, TurnContext& turn);
void spendCommandPoints(TurnContext& turn);

}  // namespace ephor::campaign

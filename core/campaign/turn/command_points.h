// Orders and command points (2.4, 2.14).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Whose orders would count for a power if the move were adjudicated now (2.14): those of the player, the standing
/// orders, those of the deputy, those of the computer. After too many moves without orders nobody obeys, until the
/// power is given to somebody else or to the computer (seatPlayers()). Where the umpire asked the computer for orders,
/// these come first.
OrdersFrom whoseOrdersCount(const Scenario& scenario, const State& state, PowerId power);
void takeOrders(const Campaign& campaign, Move& move);
void spendCommandPoints(Move& move);

}  // namespace ephor::campaign

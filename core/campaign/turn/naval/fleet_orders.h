// The orders of fleets for a turn: sealed, standing, or the computer player's.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Sets the voyages of a power's fleets. `from`: who wrote the power's orders; `areSealed`: they were submitted
/// earlier. If the computer player makes them now, it changes `orders` for the armies that it embarks.
void takeVoyages(TurnContext& turn, PowerId power, OrdersFrom from, bool areSealed, std::vector<Order>& orders);
/// 2.4: a fleet without enough command points for its voyage rolls to carry it out.
void commandFleets(TurnContext& turn);

}  // namespace ephor::campaign

// What fleets do in a move: sealed voyages, standing ones, or the ruler's.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// What a power's fleets do in this move; `from` wrote the power's orders, and they were sealed or come from him now.
/// `orders` are those of its armies: a ruler who is asked now changes them for those that he ships.
void takeVoyages(Move& move, PowerId power, OrdersFrom from, bool areSealed, std::vector<Order>& orders);
/// 2.4: a fleet whose admiral cannot pay for its voyage does what it makes of it.
void commandFleets(Move& move);

}  // namespace ephor::campaign

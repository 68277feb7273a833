// What a sheet says to fleets, judged: lanes, room aboard, docks, and what contradicts the orders of the armies.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// What the fleets are told, likewise. judged() finds what is wrong with it, too, and gives the advice.
Result<std::vector<Voyage>> voyagesOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet,
                                      Diagnostics& advice);

}  // namespace ephor::campaign

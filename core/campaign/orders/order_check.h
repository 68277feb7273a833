// What a sheet says to armies and to other powers, checked against the campaign.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// What the power may do of it, or all that is wrong: an army that is not his, a place that is not there, no way, too
/// few command points, two orders for one army, the wrong move. `advice` takes what is no fault.
Result<std::vector<Order>> judged(const Campaign& campaign, PowerId power, const OrderSheet& sheet,
                                  Diagnostics& advice);
/// The words of a sheet to other powers, likewise. judged() finds what is wrong with them, too.
Result<std::vector<Envoy>> envoysOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet);

}  // namespace ephor::campaign

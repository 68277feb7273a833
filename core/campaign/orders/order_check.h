// Checks orders to armies and messages to other powers against the campaign.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// The valid orders, or all faults: an army of another power, an unknown place, no way, too few command points, two
/// orders for one army, the wrong turn. `advice` gets remarks that are not faults.
Result<std::vector<Order>> judged(const Campaign& campaign, PowerId power, const OrderSheet& sheet,
                                  Diagnostics& advice);
/// The messages to other powers, or all faults. judged() reports the same faults.
Result<std::vector<Envoy>> envoysOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet);

}  // namespace ephor::campaign

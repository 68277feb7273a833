// Checks orders to fleets: sea lanes, capacity, docks, and contradictions to orders of armies.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// The voyages of a sheet, or all faults. judged() reports the same faults and advice.
Result<std::vector<Voyage>> voyagesOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet,
                                      Diagnostics& advice);

}  // namespace ephor::campaign

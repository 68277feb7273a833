// An order sheet that passed all checks, and the changes when it is submitted or kept as standing orders.
#pragma once

#include "core/campaign/model/change.h"
#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// The checked content of a sheet.
struct SealedSheet {
    std::vector<Order> orders;
    std::vector<Envoy> envoys;    ///< messages to other powers
    std::vector<Voyage> voyages;  ///< orders to fleets
    std::vector<Deal> deals;      ///< with other powers, or affairs of the power itself
};
/// Checks the whole sheet: its content, or all faults. `advice` gets remarks that are not faults.
Result<SealedSheet> understood(const Campaign& campaign, PowerId power, const OrderSheet& sheet, Diagnostics& advice);

/// The changes when the sheet is submitted for this turn.
Changes sealing(const Campaign& campaign, PowerId power, SealedSheet sheet, OrdersFrom from);
/// The changes when its orders and voyages become standing orders.
Changes keepingAsStanding(const Campaign& campaign, PowerId power, SealedSheet sheet);

}  // namespace ephor::campaign

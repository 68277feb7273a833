// An order sheet that was understood, and what it changes in the campaign once it is sealed or stands for all moves to
// come.
#pragma once

#include "core/campaign/model/change.h"
#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// All that a sheet tells.
struct SealedSheet {
    std::vector<Order> orders;
    std::vector<Envoy> envoys;    ///< words to other powers
    std::vector<Voyage> voyages;  ///< what the fleets are told
    std::vector<Deal> deals;      ///< what is done with other powers, or at home
};
/// All that the power may do of it, or all that is wrong. `advice` takes what is no fault.
Result<SealedSheet> understood(const Campaign& campaign, PowerId power, const OrderSheet& sheet, Diagnostics& advice);

/// What sealing the sheet for this move changes.
Changes sealing(const Campaign& campaign, PowerId power, SealedSheet sheet, OrdersFrom from);
/// What keeping its orders and voyages for all moves without a sheet changes.
Changes keepingAsStanding(const Campaign& campaign, PowerId power, SealedSheet sheet);

}  // namespace ephor::campaign

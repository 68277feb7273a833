// The orders of a power for a turn as a value: of a sheet that was validated, as they were submitted, or by its ruler.
#pragma once

#include "core/campaign/model/changes/change.h"
#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

struct Orders {
    std::vector<Order> land = {};
    std::vector<Envoy> envoys = {};    ///< messages to other powers
    std::vector<Voyage> voyages = {};  ///< of the fleets
    std::vector<Deal> deals = {};      ///< with other powers, or affairs at home
    bool isFinal = true;               ///< provisional ones count if no others come

    friend bool operator==(const Orders&, const Orders&) = default;
};

/// The orders of a sheet, or everything that is wrong with it. Every part is checked once. `advice` gets remarks that
/// are no faults.
Result<Orders> validate(const Campaign& campaign, PowerId power, const OrderSheet& sheet, Diagnostics& advice);

/// The computer's orders for a power without orders.
Orders standInOrders(const Campaign& campaign, PowerId power);
/// What a power has submitted for this turn. The state does not say whether it is final.
Orders submittedOrders(const State& state, PowerId power);
/// What it has ordered for turns without a sheet.
Orders standingOrders(const State& state, PowerId power);

/// What submitting orders for this turn changes.
Changes submissionChanges(const Campaign& campaign, PowerId power, const Orders& orders, OrdersFrom from);
/// What keeping them for all turns without a sheet changes: land orders and voyages.
Changes standingChanges(const Campaign& campaign, PowerId power, const Orders& orders);

}  // namespace ephor::campaign

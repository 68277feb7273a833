#include "core/campaign/orders/sealed_sheet.h"

#include "core/campaign/model/state_diff.h"
#include "core/campaign/orders/deal_check.h"
#include "core/campaign/orders/fleet_order_check.h"
#include "core/campaign/orders/order_check.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

/// Sets the voyages of all fleets of the power. Fleets without one get none.
void tellFleets(State& state, PowerId power, const std::vector<Voyage>& voyages, std::vector<Voyage> Fleet::* kept) {
    for (std::size_t i = 0; i < state.fleets.size(); ++i) {
        Fleet& fleet = state.fleets[i];
        if (fleet.power != power)
            continue;
        (fleet.*kept).clear();
        const auto told = std::ranges::find(voyages, FleetId(static_cast<int>(i)), &Voyage::fleet);
        if (told != voyages.end())
            (fleet.*kept).push_back(*told);
    }
}

}  // namespace

Result<SealedSheet> understood(const Campaign& campaign, PowerId power, const OrderSheet& sheet, Diagnostics& advice) {
    Result<std::vector<Order>> orders = judged(campaign, power, sheet, advice);
    if (!orders)
        return std::unexpected(std::move(orders.error()));
    // judged() has already reported the faults of the other parts.
    Diagnostics said;
    return SealedSheet{*std::move(orders), envoysOf(campaign, power, sheet).value(),
                       voyagesOf(campaign, power, sheet, said).value(), dealsOf(campaign, power, sheet).value()};
}

Changes sealing(const Campaign& campaign, PowerId power, SealedSheet sheet, OrdersFrom from) {
    State after = campaign.state;
    Power& changed = after.powers[power.index()];
    std::ranges::sort(sheet.orders, {}, &Order::army);
    changed.orders = std::move(sheet.orders);
    changed.from = from;
    after.treaties = withSealedMessages(after, power, sheet.envoys);
    tellFleets(after, power, sheet.voyages, &Fleet::voyage);
    after.deals = withDeals(after, power, sheet.deals);
    return difference(campaign.state, after);
}

Changes keepingAsStanding(const Campaign& campaign, PowerId power, SealedSheet sheet) {
    State after = campaign.state;
    tellFleets(after, power, sheet.voyages, &Fleet::standing);
    std::ranges::sort(sheet.orders, {}, &Order::army);
    after.powers[power.index()].standing = std::move(sheet.orders);
    return difference(campaign.state, after);
}

}  // namespace ephor::campaign

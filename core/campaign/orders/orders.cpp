#include "core/campaign/orders/orders.h"

#include "core/campaign/model/changes/state_diff.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/sheet_check.h"
#include "core/campaign/turn/ai/land_ai.h"
#include "core/campaign/turn/ai/naval_ai.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

std::vector<Order> byArmy(std::vector<Order> orders) {
    std::ranges::sort(orders, {}, &Order::army);
    return orders;
}

void sortByPlace(Diagnostics& diagnostics) {
    std::ranges::stable_sort(diagnostics, {},
                             [](const Diagnostic& one) { return std::pair(one.place.line, one.place.column); });
}

/// Each fleet of the power gets its voyage, or none.
void assignVoyages(State& state, PowerId power, const std::vector<Voyage>& voyages, std::vector<Voyage> Fleet::* kept) {
    for (std::size_t i = 0; i < state.fleets.size(); ++i) {
        Fleet& fleet = state.fleets[i];
        if (fleet.power != power)
            continue;
        (fleet.*kept).clear();
        const auto own = std::ranges::find(voyages, FleetId(static_cast<int>(i)), &Voyage::fleet);
        if (own != voyages.end())
            (fleet.*kept).push_back(*own);
    }
}

Message holdsAll(const Campaign& campaign, PowerId power) {
    if (fleetsOf(campaign.state, power).empty())
        return "No orders on this sheet: all armies hold.";
    return "No orders on this sheet: all armies and fleets hold.";
}

}  // namespace

Result<Orders> validate(const Campaign& campaign, PowerId power, const OrderSheet& sheet, Diagnostics& advice) {
    Validation validation{campaign,     power, sheet, SheetNames(campaign, power), ArmyIndex(campaign.state),
                          sheet.faults, advice};
    advice.insert(advice.end(), sheet.advice.begin(), sheet.advice.end());
    Orders orders;
    orders.land = checkLandOrders(validation);
    orders.envoys = checkEnvoys(validation);
    orders.deals = checkDeals(validation);
    orders.voyages = checkVoyages(validation);
    orders.isFinal = sheet.isFinal;
    const bool isEmpty = sheet.orders.empty() && sheet.envoys.empty() && sheet.deals.empty() && sheet.voyages.empty();
    if (isEmpty && validation.faults.empty())
        advice.push_back({Severity::Warning, "orders-none", sheet.power.place, holdsAll(campaign, power), {}, {}});
    sortByPlace(validation.faults);
    sortByPlace(advice);
    if (!validation.faults.empty())
        return std::unexpected(std::move(validation.faults));
    return orders;
}

Orders standInOrders(const Campaign& campaign, PowerId power) {
    const ArmyIndex armyIndex(campaign.state);
    Orders orders;
    orders.land = computerOrders(campaign.scenario, campaign.state, armyIndex, power);
    orders.voyages = rulersVoyages(campaign.scenario, campaign.state, armyIndex, power, orders.land);
    return orders;
}

Orders submittedOrders(const State& state, PowerId power) {
    Orders orders;
    orders.land = state.powers[power.index()].orders;
    for (const Treaty& word : state.treaties)
        if (word.from == power && word.status == AgreementStatus::Sealed)
            orders.envoys.push_back({word.to, word.kind, word.until, word.talents});
    for (const Fleet& fleet : state.fleets)
        if (fleet.power == power)
            orders.voyages.insert(orders.voyages.end(), fleet.voyage.begin(), fleet.voyage.end());
    for (const Deal& deal : state.deals)
        if (deal.from == power && deal.status == AgreementStatus::Sealed)
            orders.deals.push_back(deal);
    return orders;
}

Orders standingOrders(const State& state, PowerId power) {
    Orders orders;
    orders.land = state.powers[power.index()].standing;
    for (const Fleet& fleet : state.fleets)
        if (fleet.power == power)
            orders.voyages.insert(orders.voyages.end(), fleet.standing.begin(), fleet.standing.end());
    return orders;
}

Changes submissionChanges(const Campaign& campaign, PowerId power, const Orders& orders, OrdersFrom from) {
    State after = campaign.state;
    Power& changed = after.powers[power.index()];
    changed.orders = byArmy(orders.land);
    changed.from = from;
    after.treaties = withSealedMessages(after, power, orders.envoys);
    assignVoyages(after, power, orders.voyages, &Fleet::voyage);
    after.deals = withDeals(after, power, orders.deals);
    return difference(campaign.state, after);
}

Changes standingChanges(const Campaign& campaign, PowerId power, const Orders& orders) {
    State after = campaign.state;
    assignVoyages(after, power, orders.voyages, &Fleet::standing);
    after.powers[power.index()].standing = byArmy(orders.land);
    return difference(campaign.state, after);
}

}  // namespace ephor::campaign

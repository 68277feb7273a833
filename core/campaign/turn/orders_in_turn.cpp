#include "core/campaign/turn/orders_in_turn.h"

#include "core/campaign/journal/players_and_deadline.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/ai/land_ai.h"
#include "core/campaign/turn/naval/fleet_orders.h"

namespace ephor::campaign {

namespace {

/// Whether the army still exists and its path still starts at its place. Standing orders may be outdated.
bool stillPossible(const TurnContext& turn, const Order& order, PowerId power) {
    const Army& army = turn.now.armies[order.army.index()];
    if (!isThere(army) || army.power != power)
        return false;
    PlaceId at = army.place;
    for (const PlaceId next : order.path) {
        if (!turn.scenario.marchWay(at, next))
            return false;
        at = next;
    }
    return true;
}

bool hasStandingOrders(const State& state, PowerId power) {
    return !state.powers[power.index()].standing.empty() || std::ranges::any_of(state.fleets, [&](const Fleet& fleet) {
        return isAfloat(fleet) && fleet.power == power && !fleet.standing.empty();
    });
}

}  // namespace

OrdersFrom whoseOrdersCount(const Scenario& scenario, const State& state, PowerId id) {
    const Power& power = state.powers[id.index()];
    if (power.from == OrdersFrom::Player || power.from == OrdersFrom::Ruler || power.from == OrdersFrom::Computer)
        return power.from;
    if (hasStandingOrders(state, id))
        return OrdersFrom::Standing;
    if (power.from == OrdersFrom::Deputy)
        return OrdersFrom::Deputy;
    const int patience = scenario.rules.disorderAfter;
    const bool isLeaderless = hasPlayer(scenario, state, id) && patience > 0 && power.missed >= patience;
    return isLeaderless ? OrdersFrom::Disorder : OrdersFrom::Ruler;
}

void takeOrders(const Campaign& campaign, TurnContext& turn) {
    for (std::size_t i = 0; i < turn.now.powers.size(); ++i) {
        const PowerId id(static_cast<int>(i));
        Power& power = turn.now.powers[i];
        const OrdersFrom sealedBy = power.from;
        power.from = whoseOrdersCount(campaign.scenario, turn.now, id);
        if (sealedBy != OrdersFrom::Computer)
            power.missed = sealedBy == OrdersFrom::Player ? 0 : power.missed + 1;
        const bool areSealed = power.from == sealedBy;
        if (power.from == OrdersFrom::Standing)
            power.orders = power.standing;
        else if (power.from == OrdersFrom::Ruler && !areSealed)
            power.orders = computerOrders(campaign.scenario, turn.now, turn.armyIndex, id);
        else if (power.from == OrdersFrom::Disorder)
            power.orders.clear();
        takeVoyages(turn, id, power.from, areSealed, power.orders);
        std::erase_if(power.orders, [&](const Order& order) { return !stillPossible(turn, order, id); });
        std::ranges::sort(power.orders, {}, &Order::army);
        for (const Order& order : power.orders)
            turn.order(order.army) = order;
    }
}

}  // namespace ephor::campaign

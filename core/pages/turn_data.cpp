#include "core/pages/turn_data.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/treasury.h"
#include "core/pages/known_campaign.h"

namespace ephor::campaign {

namespace {

using Json = nlohmann::ordered_json;

/// Leaves out orders of armies and fleets that are lost, and what names others: the page does not know their names.
void keepKnown(Orders& orders, const State& state, PowerId power) {
    const auto isOwn = [&](ArmyId id) {
        return id && isThere(state.armies[id.index()]) && state.armies[id.index()].power == power;
    };
    const auto hasName = [&](LeaderId id) { return !id || !state.leaders[id.index()].name.empty(); };
    std::erase_if(orders.land, [&](const Order& order) { return !isOwn(order.army); });
    const auto isLost = [&](FleetId id) { return !isAfloat(state.fleets[id.index()]); };
    std::erase_if(orders.voyages, [&](const Voyage& voyage) { return isLost(voyage.fleet); });
    for (Voyage& voyage : orders.voyages) {
        std::erase_if(voyage.carries, [&](ArmyId army) { return !isOwn(army); });
        if (voyage.join && isLost(voyage.join))
            voyage.join = {};
    }
    std::erase_if(orders.deals, [&](const Deal& deal) {
        return (deal.army && !isOwn(deal.army)) || !hasName(deal.leader) || !hasName(deal.against);
    });
}

/// The orders that were submitted; without any, every army and fleet holds.
Orders firstOrders(const Visible& visible) {
    const State& state = visible.known.state;
    Orders orders = submittedOrders(state, visible.power);
    keepKnown(orders, state, visible.power);
    const ArmyIndex armyIndex(state);
    for (const ArmyId army : armyIndex.armiesOf(visible.power))
        if (!contingentOf(state, army) && !std::ranges::contains(orders.land, army, &Order::army))
            orders.land.push_back({army, Posture::Hold, {}, {}, {}});
    for (const FleetId fleet : fleetsOf(state, visible.power))
        if (!std::ranges::contains(orders.voyages, fleet, &Voyage::fleet))
            orders.voyages.push_back({fleet, Station::Hold, {}, {}, 0, 0, {}});
    return orders;
}

/// Names the sheet in the storage of a browser.
std::string keyOf(const Visible& visible) {
    constexpr std::size_t digits = 12;
    const Scenario& scenario = visible.known.scenario;
    return scenario.id + "/" + scenario.powers[visible.power.index()].id + "/" +
           std::to_string(visible.known.state.course.turn) + "/" + visible.dice.promiseOfTurns.substr(0, digits);
}

}  // namespace

Json newsJson(const std::vector<PlaceNews>& news) {
    Json rows = Json::array();
    for (const PlaceNews& one : news)
        rows.push_back({{"place", one.place.index()}, {"text", one.text}, {"isBattle", one.isBattle}});
    return rows;
}

std::string turnData(const TurnFacts& facts) {
    const Visible& visible = facts.visible;
    const Campaign& known = visible.known;
    const Course& course = known.state.course;
    const Power& own = known.state.powers[visible.power.index()];
    Json json{{"key", keyOf(visible)},
              {"campaign", known.scenario.name},
              {"power", visible.power.index()},
              {"turn", course.turn},
              {"due", facts.deadline ? spokenText(facts.deadline->at) : std::string()},
              {"isOpen", course.phase == Phase::Orders},
              {"replyTo", facts.replyTo},
              {"isServed", facts.isServed},
              {"arete", own.arete},
              {"treasury", hasMoney(known.scenario) ? Json(own.treasury) : Json()},
              {"news", newsJson(facts.news)},
              {"sheet", ordersText(known, visible.power, firstOrders(visible), promiseLines(visible.dice))}};
    json.update(mapJson(visible));
    json.update(unitsJson(visible));
    json.update(choicesJson(visible));
    json["check"] = Json::parse(toJson(checkedPartOf(visible)));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace ephor::campaign

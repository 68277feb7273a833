#include "core/campaign/turn/naval/fleet_orders.h"

#include "core/campaign/turn/ai/naval_ai.h"

namespace ephor::campaign {

namespace {

/// Whether the path still starts where the fleet lies.
bool isPossible(const TurnContext& turn, const Fleet& fleet, const Voyage& voyage) {
    PlaceId at = fleet.place;
    for (const PlaceId next : voyage.path) {
        if (!turn.map().bySea(at, next))
            return false;
        at = next;
    }
    return true;
}

}  // namespace

void takeVoyages(TurnContext& turn, PowerId power, OrdersFrom from, bool areSealed, std::vector<Order>& orders) {
    if (!hasSea(turn.scenario))
        return;
    for (const FleetId id : fleetsOf(turn.now, power)) {
        Fleet& fleet = turn.now.fleets[id.index()];
        if (from == OrdersFrom::Standing)
            fleet.voyage = fleet.standing;
        else if (!areSealed)
            fleet.voyage.clear();
        std::erase_if(fleet.voyage, [&](const Voyage& voyage) { return !isPossible(turn, fleet, voyage); });
    }
    if (from == OrdersFrom::Ruler && !areSealed)
        for (const Voyage& voyage : rulersVoyages(turn.scenario, turn.now, turn.armyIndex, power, orders))
            turn.now.fleets[voyage.fleet.index()].voyage = {voyage};
}

void commandFleets(TurnContext& turn) {
    if (!hasSea(turn.scenario))
        return;
    for (Fleet& fleet : turn.now.fleets) {
        if (!isAfloat(fleet) || fleet.voyage.empty())
            continue;
        Voyage& voyage = fleet.voyage.front();
        if (costOf(turn.rules().sea, voyage) <= commandPoints(turn.scenario, turn.now, fleet) ||
            turn.diceOf(fleet.power).averageDie("Control of " + fleet.name) > 2)
            continue;
        voyage.station = Station::Hold;
        voyage.path.clear();
        voyage.carries.clear();
    }
}

}  // namespace ephor::campaign

#include "core/campaign/turn/naval/fleet_orders.h"

#include "core/campaign/turn/ai/naval_ai.h"

namespace ephor::campaign {

namespace {

/// Whether the path still starts where the fleet lies.
bool isPossible(const Move& move, const Fleet& fleet, const Voyage& voyage) {
    PlaceId at = fleet.place;
    for (const PlaceId next : voyage.path) {
        if (!move.map().bySea(at, next))
            return false;
        at = next;
    }
    return true;
}

}  // namespace

void takeVoyages(Move& move, PowerId power, OrdersFrom from, bool areSealed, std::vector<Order>& orders) {
    if (!hasSea(move.scenario))
        return;
    for (const FleetId id : fleetsOf(move.now, power)) {
        Fleet& fleet = move.now.fleets[id.index()];
        if (from == OrdersFrom::Standing)
            fleet.voyage = fleet.standing;
        else if (!areSealed)
            fleet.voyage.clear();
        std::erase_if(fleet.voyage, [&](const Voyage& voyage) { return !isPossible(move, fleet, voyage); });
    }
    if (from == OrdersFrom::Ruler && !areSealed)
        for (const Voyage& voyage : rulersVoyages(move.scenario, move.now, move.roll, power, orders))
            move.now.fleets[voyage.fleet.index()].voyage = {voyage};
}

void commandFleets(Move& move) {
    if (!hasSea(move.scenario))
        return;
    for (Fleet& fleet : move.now.fleets) {
        if (!isAfloat(fleet) || fleet.voyage.empty())
            continue;
        Voyage& voyage = fleet.voyage.front();
        if (costOf(move.rules().sea, voyage) <= commandPoints(move.scenario, move.now, fleet) ||
            move.diceOf(fleet.power).averageDie("Control of " + fleet.name) > 2)
            continue;
        voyage.station = Station::Hold;
        voyage.path.clear();
        voyage.carries.clear();
    }
}

}  // namespace ephor::campaign

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

std::vector<FleetId> fleetsOf(const State& state, PowerId power) {
    std::vector<FleetId> own;
    for (std::size_t i = 0; i < state.fleets.size(); ++i)
        if (isAfloat(state.fleets[i]) && state.fleets[i].power == power)
            own.push_back(FleetId(static_cast<int>(i)));
    return own;
}

int squadronsAt(const State& state, PlaceId place, PowerId power) {
    int sum = 0;
    for (const Fleet& fleet : state.fleets)
        if (fleet.place == place && isFriend(state, fleet.power, power))
            sum += fleet.squadrons;
    return sum;
}

int hostileSquadronsAt(const State& state, PlaceId place, PowerId power) {
    int sum = 0;
    for (const Fleet& fleet : state.fleets)
        if (fleet.place == place && atWar(state, fleet.power, power))
            sum += fleet.squadrons;
    return sum;
}

bool isHarbourOf(const Scenario& scenario, const State& state, PlaceId place, PowerId power) {
    const PowerId owner = state.cities[place.index()].owner;
    return owner && scenario.map.place(place).harbour > 0 && isFriend(state, owner, power);
}

bool isBlockaded(const Scenario& scenario, const State& state, PlaceId place) {
    const int harbour = scenario.map.place(place).harbour;
    const PowerId owner = state.cities[place.index()].owner;
    if (harbour == 0 || !owner || state.fleets.empty())
        return false;
    int outside = 0;
    for (const Fleet& fleet : state.fleets)
        if (fleet.place == place && fleet.station == Station::Blockade && !fleet.beaten &&
            atWar(state, fleet.power, owner))
            outside += fleet.squadrons;
    return outside >= scenario.rules.sea.blockade * harbour && outside > squadronsAt(state, place, owner);
}

int squadronsFor(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    const int carries = std::max(1, scenario.rules.sea.carries);
    return (stepsOfArmy(state, armyIndex, army) + carries - 1) / carries;
}

int docksOf(const Scenario& scenario, const State& state, PowerId power) {
    int sum = 0;
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (state.cities[i].owner == power && !state.cities[i].besieger)
            sum += scenario.map.places()[i].docks;
    return sum;
}

SeaReach seaReachOf(const Scenario& scenario, PlaceId from, int lanes) {
    SeaReach reach{{from}, {0}, {PlaceId{}}};
    std::vector<bool> known(scenario.map.places().size(), false);
    known[from.index()] = true;
    for (std::size_t at = 0; at < reach.order.size() && reach.lanes[at] < lanes; ++at)
        for (const Step& step : scenario.map.steps(reach.order[at]))
            if (scenario.map.way(step.way).kind == WayKind::Sea && !known[step.to.index()]) {
                known[step.to.index()] = true;
                reach.order.push_back(step.to);
                reach.lanes.push_back(reach.lanes[at] + 1);
                reach.before.push_back(reach.order[at]);
            }
    return reach;
}

std::vector<PlaceId> pathTo(const SeaReach& reach, std::size_t target) {
    std::vector<PlaceId> path;
    for (std::size_t at = target; at != 0;
         at = static_cast<std::size_t>(std::ranges::find(reach.order, reach.before[at]) - reach.order.begin()))
        path.insert(path.begin(), reach.order[at]);
    return path;
}

PlaceId refugeOf(const Scenario& scenario, const State& state, const Fleet& fleet, int lanes) {
    const SeaReach reach = seaReachOf(scenario, fleet.place, lanes);
    for (const PlaceId place : reach.order)
        if (isHarbourOf(scenario, state, place, fleet.power) &&
            (place == fleet.place || !isBlockaded(scenario, state, place)))
            return place;
    return {};
}

int commandPoints(const Scenario& scenario, const State& state, const Fleet& fleet) {
    return fleet.admiral ? state.leaders[fleet.admiral.index()].cpNow : scenario.rules.sea.trierarch;
}

int costOf(const SeaRules& rules, const Voyage& voyage) {
    return rules.stationCost[static_cast<std::size_t>(voyage.station)] + (voyage.path.empty() ? 0 : rules.sailCost);
}

bool isAtSea(const State& state, LeaderId leader) {
    return std::ranges::any_of(state.fleets,
                               [&](const Fleet& fleet) { return isAfloat(fleet) && fleet.admiral == leader; });
}

int seaCommand(const State& state, const Fleet& fleet) {
    int best = fleet.admiral ? state.leaders[fleet.admiral.index()].cpNow : 0;
    for (const Voyage& voyage : fleet.voyage)
        for (const ArmyId army : voyage.carries)
            if (isThere(state.armies[army.index()]))
                best = std::max(best, commandPoints(state, state.armies[army.index()]));
    return best;
}

}  // namespace ephor::campaign

#include "models/campaign/orders/passage_preview.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/route.h"

namespace ephor {

using namespace campaign;

namespace {

WayId laneBetween(const Map& map, PlaceId from, PlaceId to) {
    const auto steps = map.steps(from);
    return std::ranges::find_if(
               steps, [&](const Step& step) { return step.to == to && map.way(step.way).kind == WayKind::Sea; })
        ->way;
}

bool hasRoom(const Campaign& campaign, const MusterRoll& roll, const Fleet& fleet, ArmyId army) {
    return campaign.state.armies[army.index()].power == fleet.power &&
           squadronsFor(campaign.scenario, campaign.state, roll, army) <= fleet.squadrons;
}

}  // namespace

std::vector<PlaceId> Passage::path() const {
    std::vector<PlaceId> places;
    for (const March::Stage& stage : stages)
        places.push_back(stage.place);
    return places;
}

Passage passageTo(const Campaign& campaign, FleetId id, PlaceId to, std::vector<ArmyId> carries) {
    const Map& map = campaign.scenario.map;
    Passage passage{id, std::move(carries), {}, std::max(1, campaign.scenario.rules.seaLanes)};
    PlaceId at = campaign.state.fleets[id.index()].place;
    int lanes = 0;
    for (const PlaceId next : seaRoute(campaign.scenario, at, to)) {
        ++lanes;
        passage.stages.push_back({next, laneBetween(map, at, next), lanes, (lanes - 1) / passage.perMove});
        at = next;
    }
    return passage;
}

std::vector<ArmyId> passengersOf(const Campaign& campaign, const MusterRoll& roll, FleetId id) {
    const Fleet& fleet = campaign.state.fleets[id.index()];
    std::vector<ArmyId> armies;
    for (const ArmyId army : roll.armiesAt(fleet.place))
        if (hasRoom(campaign, roll, fleet, army))
            armies.push_back(army);
    return armies;
}

std::vector<FleetId> shipsFor(const Campaign& campaign, const MusterRoll& roll, ArmyId army) {
    const Army& aboard = campaign.state.armies[army.index()];
    std::vector<FleetId> fleets;
    for (const FleetId id : fleetsOf(campaign.state, aboard.power))
        if (const Fleet& fleet = campaign.state.fleets[id.index()];
            fleet.place == aboard.place && hasRoom(campaign, roll, fleet, army))
            fleets.push_back(id);
    return fleets;
}

}  // namespace ephor

#include "models/campaign/orders/passage_preview.h"

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

}  // namespace

std::vector<PlaceId> Passage::path() const {
    std::vector<PlaceId> places;
    for (const MarchPreview::Stage& stage : stages)
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
        passage.stages.push_back({next, laneBetween(map, at, next), lanes, (lanes - 1) / passage.perTurn});
        at = next;
    }
    return passage;
}

}  // namespace ephor

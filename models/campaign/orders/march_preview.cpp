#include "models/campaign/orders/march_preview.h"

#include <algorithm>

namespace ephor {

using namespace campaign;

std::vector<PlaceId> MarchPreview::path() const {
    std::vector<PlaceId> places;
    for (const Stage& stage : stages)
        places.push_back(stage.place);
    return places;
}

MarchPreview marchTo(const Campaign& campaign, const ArmyIndex& armyIndex, ArmyId army, PlaceId to, Posture posture) {
    const Map& map = campaign.scenario.map;
    MarchPreview march;
    march.army = army;
    const PlaceId from = campaign.state.armies[army.index()].place;
    if (from == to)
        return march;
    const std::vector<Step> way = marchRoute(campaign.scenario, from, to);
    Order order;
    order.army = army;
    order.posture = posture;
    for (const Step& step : way)
        order.path.push_back(step.to);
    march.perTurn = marchPoints(campaign.scenario, campaign.state, armyIndex, army, order);
    march.commandPoints = costOf(campaign.scenario.rules, order);
    march.stages = stagesOf(map, way, march.perTurn);
    march.isForced =
        std::ranges::any_of(way, [&](const Step& step) { return map.way(step.way).points > march.perTurn; });
    return march;
}

}  // namespace ephor

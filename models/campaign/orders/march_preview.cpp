#include "models/campaign/orders/march_preview.h"

#include "core/campaign/model/route.h"

namespace ephor {

using namespace campaign;

std::vector<PlaceId> March::path() const {
    std::vector<PlaceId> places;
    for (const Stage& stage : stages)
        places.push_back(stage.place);
    return places;
}

March marchTo(const Campaign& campaign, const MusterRoll& roll, ArmyId army, PlaceId to, Posture posture) {
    const Map& map = campaign.scenario.map;
    March march;
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
    march.perMove = marchPoints(campaign.scenario, campaign.state, roll, army, order);
    march.commandPoints = costOf(campaign.scenario.rules, order);
    // An army does not start on a way for which it has too few points left in the turn.
    int points = 0;
    int move = 0;
    int left = march.perMove;
    for (const Step& step : way) {
        const int cost = map.way(step.way).points;
        points += cost;
        march.isForced = march.isForced || cost > march.perMove;
        if (cost > left) {
            ++move;
            left = march.perMove;
        }
        left -= cost;
        march.stages.push_back({step.to, step.way, points, move});
    }
    return march;
}

}  // namespace ephor

#include "models/campaign/march_preview.h"

#include <array>

namespace ephor {

using namespace campaign;

namespace {

/// March points at which the search stops.
constexpr int farthest = 120;

std::vector<Step> cheapestWay(const Map& map, PlaceId from, PlaceId to, bool bySea) {
    const std::array<PlaceId, 1> goal{to};
    const std::vector<int> far = distances(map, goal, farthest, bySea);
    std::vector<Step> way;
    if (far[from.index()] >= farthest)
        return way;
    for (PlaceId at = from; at != to;) {
        const auto steps = map.steps(at);
        const auto nearer = std::ranges::find_if(steps, [&](const Step& step) {
            return (bySea || map.way(step.way).kind != WayKind::Sea) &&
                   far[step.to.index()] + map.way(step.way).points == far[at.index()];
        });
        way.push_back(*nearer);
        at = nearer->to;
    }
    return way;
}

}  // namespace

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
    std::vector<Step> way = cheapestWay(map, from, to, false);
    if (way.empty() && campaign.scenario.rules.sea.fleets == 0)
        way = cheapestWay(map, from, to, true);
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

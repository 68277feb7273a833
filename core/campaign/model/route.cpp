#include "core/campaign/model/route.h"

#include "core/campaign/model/naval_positions.h"

#include <array>

namespace ephor::campaign {

namespace {

/// March points at which the search stops.
constexpr int searchLimit = 120;

std::vector<Step> cheapestWay(const Map& map, PlaceId from, PlaceId to, bool bySea) {
    const std::array<PlaceId, 1> goal{to};
    const std::vector<int> far = distances(map, goal, searchLimit, bySea);
    std::vector<Step> way;
    if (far[from.index()] >= searchLimit)
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

std::vector<Step> marchRoute(const Scenario& scenario, PlaceId from, PlaceId to) {
    std::vector<Step> way = cheapestWay(scenario.map, from, to, false);
    if (way.empty() && !hasSea(scenario))
        way = cheapestWay(scenario.map, from, to, true);
    return way;
}

std::vector<RouteStage> stagesOf(const Map& map, std::span<const Step> way, int perTurn) {
    std::vector<RouteStage> stages;
    int points = 0;
    int turn = 0;
    int left = perTurn;
    for (const Step& step : way) {
        const int cost = map.way(step.way).points;
        points += cost;
        if (cost > left) {
            ++turn;
            left = perTurn;
        }
        left -= cost;
        stages.push_back({step.to, step.way, points, turn});
    }
    return stages;
}

std::vector<PlaceId> seaRoute(const Scenario& scenario, PlaceId from, PlaceId to) {
    const SeaReach reach = seaReachOf(scenario, from, static_cast<int>(scenario.map.places().size()));
    const auto target = std::ranges::find(reach.order, to);
    if (from == to || target == reach.order.end())
        return {};
    return pathTo(reach, static_cast<std::size_t>(target - reach.order.begin()));
}

}  // namespace ephor::campaign

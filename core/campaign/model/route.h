// The cheapest route to a place, for previews of marches and for orders that name only the goal.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// The ways of the cheapest march by land; over the sea, too, in campaigns without fleets where no land route exists.
/// Empty if there is none, and from a place to itself.
std::vector<Step> marchRoute(const Scenario& scenario, PlaceId from, PlaceId to);
/// A stage of a march.
struct RouteStage {
    PlaceId place;
    WayId way;       ///< that leads to the place
    int points = 0;  ///< march points from the start
    int turn = 0;    ///< number of the turn in which it is reached; 0 is this one
};
/// The stages of a march with `perTurn` march points a turn. An army does not start on a way for which it has too few
/// points left in the turn. Only a forced march gets over a way that needs more than `perTurn`.
std::vector<RouteStage> stagesOf(const Map& map, std::span<const Step> way, int perTurn);
/// The places on the route with the fewest sea lanes. Empty if there is none, and from a place to itself.
std::vector<PlaceId> seaRoute(const Scenario& scenario, PlaceId from, PlaceId to);

}  // namespace ephor::campaign

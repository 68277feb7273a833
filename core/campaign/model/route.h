// The cheapest route to a place, for previews of marches and for orders that name only the goal.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// The ways of the cheapest march by land; over the sea, too, in campaigns without fleets where no land route exists.
/// Empty if there is none, and from a place to itself.
std::vector<Step> marchRoute(const Scenario& scenario, PlaceId from, PlaceId to);
/// The places on the route with the fewest sea lanes. Empty if there is none, and from a place to itself.
std::vector<PlaceId> seaRoute(const Scenario& scenario, PlaceId from, PlaceId to);

}  // namespace ephor::campaign

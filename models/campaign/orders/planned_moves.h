// The marches and passages that the sheets of a turn order, for the map.
#pragma once

#include "core/campaign/orders/orders.h"

namespace ephor {

/// An army or a fleet that goes somewhere.
struct PlannedMove {
    campaign::PowerId power;
    std::vector<campaign::PlaceId> places;  ///< with the one where it stands
    bool isSubmitted = false;               ///< false: of a draft
    bool isAtSea = false;

    friend bool operator==(const PlannedMove&, const PlannedMove&) = default;
};

/// The moves of a power's orders; armies and fleets that stay are left out.
std::vector<PlannedMove> plannedMoves(const campaign::Campaign& campaign, campaign::PowerId power,
                                      const campaign::Orders& orders, bool isSubmitted);

}  // namespace ephor

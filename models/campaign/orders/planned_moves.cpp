#include "models/campaign/orders/planned_moves.h"

namespace ephor {

using namespace campaign;

std::vector<PlannedMove> plannedMoves(const Campaign& campaign, PowerId power, const Orders& orders, bool isSubmitted) {
    std::vector<PlannedMove> moves;
    const auto add = [&](PlaceId from, const std::vector<PlaceId>& path, bool isAtSea) {
        if (!from || path.empty())
            return;
        PlannedMove move{power, {from}, isSubmitted, isAtSea};
        move.places.insert(move.places.end(), path.begin(), path.end());
        moves.push_back(std::move(move));
    };
    for (const Order& order : orders.land)
        add(campaign.state.armies[order.army.index()].place, order.path, false);
    for (const Voyage& voyage : orders.voyages)
        add(campaign.state.fleets[voyage.fleet.index()].place, voyage.path, true);
    return moves;
}

}  // namespace ephor

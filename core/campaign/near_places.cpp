#include "core/campaign/near_places.h"

namespace ephor::campaign {

bool isNear(const Map& map, PlaceId a, PlaceId b, int ways) {
    std::vector<PlaceId> ring{a};
    for (int far = 0; far <= ways; ++far) {
        std::vector<PlaceId> next;
        for (const PlaceId here : ring) {
            if (here == b)
                return true;
            for (const Step& step : map.steps(here))
                if (map.way(step.way).kind != WayKind::Sea)
                    next.push_back(step.to);
        }
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        ring = std::move(next);
    }
    return false;
}

}  // namespace ephor::campaign

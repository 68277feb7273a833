// Places that are near each other by land.
#pragma once

#include "core/campaign/map.h"

namespace ephor::campaign {

/// Whether one comes from `a` to `b` by at most so many ways, none of them over the sea.
bool isNear(const Map& map, PlaceId a, PlaceId b, int ways);

}  // namespace ephor::campaign

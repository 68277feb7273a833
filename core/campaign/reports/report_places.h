// Where a place lies for a power: how near its own armies and cities are.
#pragma once

#include "core/campaign/reports/visible.h"

namespace ephor::campaign {

/// ", beside your Army of Attica", ", at your own city", ", one route from Athens", ", two routes from Athens"; empty
/// if nothing is near.
std::string nearText(const Visible& visible, PlaceId place);

}  // namespace ephor::campaign

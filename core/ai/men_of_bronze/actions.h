// Chooses the next unit to act and its action.
#pragma once

#include "core/ai/men_of_bronze/viewpoint.h"

namespace ephor::men_of_bronze {

/// The action of a unit (D-09), and the next unit to act (D-07).
Choice bestAction(const Viewpoint& view, const Request& request);
Choice nextUnit(const Viewpoint& view, const Request& request);

}  // namespace ephor::men_of_bronze

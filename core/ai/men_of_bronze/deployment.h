// Deploys the computer player's army.
#pragma once

#include "core/ai/men_of_bronze/viewpoint.h"

namespace ephor::men_of_bronze {

/// The place of a unit: heavy troops in line with the best on the right, light troops on the wings, cavalry outside
/// them.
Choice placeInLine(const Viewpoint& view, const Request& request);

}  // namespace ephor::men_of_bronze

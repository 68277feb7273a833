// Chooses between Phalanx and Open Order. A line fights in Phalanx, but a Phalanx can only go straight ahead.
#pragma once

#include "core/ai/men_of_bronze/viewpoint.h"

namespace ephor::men_of_bronze {

/// The formation in which a unit acts, and the one in which it stays afterwards (D-08, D-25).
Choice formationBefore(const Viewpoint& view, const Request& request);
Choice formationAfter(const Viewpoint& view, const Request& request);
/// True if a unit in Phalanx can contact an enemy by going straight ahead, after a drilled sidestep if necessary.
bool hasEnemyAhead(const Viewpoint& view, PieceId unit);

}  // namespace ephor::men_of_bronze

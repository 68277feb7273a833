// Moves on foot into contact.
#pragma once

#include "core/ai/skirmish/viewpoint.h"

namespace ephor::skirmish {

/// The best path on foot into contact with a value of at least leastValue, around the enemy's flank if necessary.
std::optional<Approach> bestApproach(const Viewpoint& view, PieceId figure, double allowance);

}  // namespace ephor::skirmish

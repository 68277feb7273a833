// Chooses the moves of the computer player's units.
#pragma once

#include "core/ai/men_of_bronze/viewpoint.h"

namespace ephor::men_of_bronze {

/// The destination of a unit (D-10).
Choice bestMove(const Viewpoint& view, const Request& request);
/// The enemy that a unit of the line approaches: near, and not one that would evade.
PieceId lineTarget(const Viewpoint& view, PieceId unit);

}  // namespace ephor::men_of_bronze

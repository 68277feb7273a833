// Moves the skirmisher bands: they approach the enemy's hoplites, keep out of the way of their own, and shoot (DEC-18).
#pragma once

#include "core/ai/alala/viewpoint.h"

namespace ephor::alala {

/// DEC-18, and the destination.
Choice leadBand(const Viewpoint& view, const Request& request);
Choice moveBand(const Viewpoint& view, const Request& request);

}  // namespace ephor::alala

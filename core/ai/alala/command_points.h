// Spends command points where the lines will meet (DEC-07).
#pragma once

#include "core/ai/alala/viewpoint.h"

namespace ephor::alala {

/// DEC-07
Choice spendPoints(const Viewpoint& view, const Request& request);

}  // namespace ephor::alala

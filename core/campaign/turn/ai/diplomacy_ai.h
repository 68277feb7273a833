// A ruler's deals: he buys his captains back, spends Arete where he has plenty, and uses what the gods gave (2.14).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// What a ruler does besides ordering his armies.
std::vector<Deal> rulersDeals(const Move& move, PowerId power);
/// Whether he takes what is offered to him.
bool rulerTakes(const Move& move, const Deal& offer);

}  // namespace ephor::campaign

// The computer player's deals: ransoms its captured leaders, spends spare Arete, plays its omen cards (2.14).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// The deals of a power in a turn.
std::vector<Deal> rulersDeals(const TurnContext& turn, PowerId power);
/// Whether the power accepts an offer.
bool computerAccepts(const TurnContext& turn, const Deal& offer);

}  // namespace ephor::campaign

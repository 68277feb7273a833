// The winter: income, upkeep, recruits, leaders, score, and the end of the campaign (2.3, 2.11, 2.14).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Income, upkeep, recruits, leaders and score of the year.
void winter(TurnContext& turn);
/// Scores a war that ends early.
void tally(TurnContext& turn);

}  // namespace ephor::campaign

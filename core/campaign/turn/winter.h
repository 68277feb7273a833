// The winter: income, upkeep, recruits, leaders, score, and whether the campaign is over (2.3, 2.11, 2.14).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Income, upkeep, recruits, leaders and the score of a year.
void winter(Move& move);
/// The score of a war that ends before its time.
void tally(Move& move);

}  // namespace ephor::campaign

// Command points (2.4).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// 2.4: each army pays for its orders, or rolls for what it does instead.
void spendCommandPoints(TurnContext& turn);

}  // namespace ephor::campaign

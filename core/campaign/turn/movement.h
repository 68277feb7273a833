// Simultaneous marches in ticks, with contact, avoidance and interception (2.5).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void march(TurnContext& turn);

}  // namespace ephor::campaign

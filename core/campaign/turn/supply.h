// Supply, attrition and drafts (2.9, 2.11), and the change to the next turn.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void supply(TurnContext& turn);
void draft(TurnContext& turn);
void beginNextTurn(TurnContext& turn);

}  // namespace ephor::campaign

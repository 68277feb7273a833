// Supply, attrition and drafts (2.9, 2.11), and the change to the next turn.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void supply(Move& move);
void draft(Move& move);
void nextMove(Move& move);

}  // namespace ephor::campaign

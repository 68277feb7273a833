// Private goals (2.14): three of five kinds for each power, drawn at the beginning and secret until the end.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Draws the goals in the first turn; otherwise does nothing.
void drawGoals(TurnContext& turn);
/// In winter, marks goals that are now reached and adds their score.
void scoreGoals(TurnContext& turn);

/// "hold Plataea in a winter".
std::string goalText(const Scenario& scenario, const Goal& goal);

}  // namespace ephor::campaign

// Private goals (2.14): three of five, drawn for each power when the campaign begins, known to it alone until the end.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// In the first move.
void drawGoals(Move& move);
/// In winter: goals that are reached now, with their score.
void scoreGoals(Move& move);

/// "hold Plataea in a winter".
std::string goalText(const Scenario& scenario, const Goal& goal);

}  // namespace ephor::campaign

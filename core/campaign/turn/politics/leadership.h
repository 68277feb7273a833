// Leaders and cities of a power: changes of command, appeasement, dismissal (2.4).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

bool rideOver(TurnContext& turn, const Deal& deal);
bool appease(TurnContext& turn, const Deal& deal);
bool dismiss(TurnContext& turn, const Deal& deal);
/// In winter, democracies vote on commanders whose armies were beaten in the year (2.8).
void electStrategoi(TurnContext& turn);
/// Gives the army the best leader who is at home, or a new one.
void appoint(TurnContext& turn, ArmyId army);

}  // namespace ephor::campaign

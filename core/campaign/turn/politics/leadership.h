// Leaders and cities of a power: changes of command, appeasement, dismissal (2.4).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

bool rideOver(Move& move, const Deal& deal);
bool appease(Move& move, const Deal& deal);
bool dismiss(Move& move, const Deal& deal);
/// In winter, democracies vote on commanders whose armies were beaten in the year (2.8).
void electStrategoi(Move& move);
/// Gives the army the best leader who is at home, or a new one.
void appoint(Move& move, ArmyId army);

}  // namespace ephor::campaign

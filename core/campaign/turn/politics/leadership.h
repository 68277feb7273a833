// What a power sees to at home and before the gods: leaders, cities, omens (2.4).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

bool rideOver(Move& move, const Deal& deal);
bool appease(Move& move, const Deal& deal);
bool dismiss(Move& move, const Deal& deal);
/// Winter: democracies vote on commanders whose armies were beaten in the year (2.8).
void electStrategoi(Move& move);
/// A leader for an army that has none: the best at home, or a new man.
void appoint(Move& move, ArmyId army);

}  // namespace ephor::campaign

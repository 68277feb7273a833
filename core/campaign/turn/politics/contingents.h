// What allies owe: part of an army, for as long as the year lasts (2.12).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Each does what the deal says, or returns false where it cannot be done.
bool sendContingent(Move& move, const Deal& deal);
/// Contingents do what their hosts do, and those that sent them hold.
void leadContingents(Move& move);
/// Winter: they go home.
void sendContingentsHome(Move& move);
/// Which contingent the army is; nullptr: none.
const Contingent* contingentOf(const State& state, ArmyId army);

}  // namespace ephor::campaign

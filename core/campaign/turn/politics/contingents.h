// Contingents of allies: part of an army, until the year ends (2.12).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Detaches the contingent that the deal calls. Returns false if that is impossible.
bool sendContingent(TurnContext& turn, const Deal& deal);
/// Contingents follow their host's orders, and the armies that sent them hold for that turn.
void leadContingents(TurnContext& turn);
/// In winter, contingents go home.
void sendContingentsHome(TurnContext& turn);
/// The contingent that the army is; null if it is none.
const Contingent* contingentOf(const State& state, ArmyId army);

}  // namespace ephor::campaign

// Voyages, lane by lane: contact, interception, sea battles and landings (2.5).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// Whether the army is to embark on a fleet this turn.
bool isCarried(const State& state, ArmyId army);
/// Removes the army from all voyages.
void leaveAshore(State& state, ArmyId army);
/// Sails all fleets simultaneously, lane by lane. They meet, fight, and land the armies that they carry
/// (TurnContext::landed).
void sail(TurnContext& turn);

}  // namespace ephor::campaign

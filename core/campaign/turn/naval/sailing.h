// Voyages, lane by lane: contact, interception, sea fights and landings (2.5, and the small roll of the sea).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// True for an army that a fleet of this move takes aboard.
bool isCarried(const State& state, ArmyId army);
/// It does not go aboard after all.
void leaveAshore(State& state, ArmyId army);
/// Fleets sail lane by lane, all at once; they meet, fight, and put ashore what they carry (Move::landed).
void sail(Move& move);

}  // namespace ephor::campaign

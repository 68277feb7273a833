// The sequence of play (OTW-001 to OTW-003): in each turn both sides have a phase.
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-001: the phase of one side.
void playPhase(Play& play, Side side, int turn);

}  // namespace ephor::ohw

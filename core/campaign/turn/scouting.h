// Scouting (2.5): what each power learns of hostile armies and fleets within one way, before anybody moves.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void scout(TurnContext& turn);

/// How many units of each kind an army has: "9 hoplites, 2 psiloi".
std::string troopsText(const State& state, const ArmyIndex& armyIndex, ArmyId army);

}  // namespace ephor::campaign

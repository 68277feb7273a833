// Scouting (2.5): what each power learns of hostile armies and fleets within one way, before anybody moves.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void scout(Move& move);

}  // namespace ephor::campaign

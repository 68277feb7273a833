// Step 1, first half: rallying (SKI-002, SKI-071 to SKI-075, SKI-130).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

void rally(Play& play, const Card& card);

}  // namespace ephor::skirmish

// The end of the battle: SKI-131, SKI-A30.
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-131: the end, if a side has nobody left who can fight.
std::optional<Ended> decided(const Play& play, int turn);
/// SKI-A30: the end, if the turns have run out.
Ended adjudicated(const Play& play, int turn);

}  // namespace ephor::skirmish

// The medieval skirmish with movement cards as a rule system.
#pragma once

#include "core/battle/game.h"

namespace ephor::skirmish {

const RuleSystem& system();

}  // namespace ephor::skirmish

// The medieval skirmish with movement cards as one of the rule systems.
#pragma once

#include "core/battle/game.h"

namespace ephor::skirmish {

const RuleSystem& system();

}  // namespace ephor::skirmish

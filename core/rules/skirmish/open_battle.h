// A set-up made into a battle, or all that is wrong with it.
#pragma once

#include "core/battle/game.h"

namespace ephor::skirmish {

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup);

}  // namespace ephor::skirmish

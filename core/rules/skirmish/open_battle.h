// Opens a battle, or returns all faults of its set-up.
#pragma once

#include "core/battle/game.h"

namespace ephor::skirmish {

Result<std::shared_ptr<const Game>> openBattle(const RuleSystem& system, const Setup& setup, const Catalogue& types);

}  // namespace ephor::skirmish

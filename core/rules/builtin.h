// The list of all rule systems.
#pragma once

#include "core/battle/game.h"

#include <span>

namespace ephor {

/// All systems of the program, in display order. They are read from the compiled-in data on first use.
std::span<const RuleSystem* const> builtinSystems();

/// Their ids, for messages about an unknown system.
std::vector<std::string> systemIds();

/// The system with this id; null if there is none.
const RuleSystem* findSystem(std::string_view id);

}  // namespace ephor

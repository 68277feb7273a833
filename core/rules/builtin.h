// The one list of rule systems.
#pragma once

#include "core/battle/game.h"

#include <span>

namespace ephor {

/// All systems that this program knows, in the order in which they are shown. They are read from the compiled-in data
/// when first asked for.
std::span<const RuleSystem* const> builtinSystems();

/// Their ids, for messages about an unknown one.
std::vector<std::string> systemIds();

/// The system with that id, or none.
const RuleSystem* findSystem(std::string_view id);

}  // namespace ephor

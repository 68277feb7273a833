// The inputs of one clash as TOML (`odds clash`).
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// Largest clash file accepted, in bytes.
inline constexpr std::size_t largestClash = 64 << 10;

/// Tables [attacker] and [defender] with the inputs of a clash and their positions. RuleSystem::clash checks keys and
/// ranges. A key `system` in the file must name this system.
Result<ClashInputs> readClash(std::string_view text, std::string_view file, const RuleSystem& system);

}  // namespace ephor

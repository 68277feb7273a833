// The inputs of one clash as TOML (`odds clash`).
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// Largest clash file that is read, in bytes.
inline constexpr std::size_t largestClash = 64 << 10;

/// Tables [attacker] and [defender] with the fields of the system's clash, each with its place; which fields there are,
/// and their ranges, is judged by RuleSystem::clash. `system`, where it stands in the file, must be this one.
Result<ClashInputs> readClash(std::string_view text, std::string_view file, const RuleSystem& system);

}  // namespace ephor

// Battle set-ups as TOML (`--table`, the historical battles).
#pragma once

#include "core/io/army_list_io.h"

namespace ephor {

/// Largest set-up file that is read, in bytes.
inline constexpr std::size_t largestSetup = 4 << 20;

/// A set-up with its lists (inline, or by file beside it through `readOther`), all faults with their places. A set-up without lists is a table alone.
using ReadOther = std::function<Result<std::string>(std::string_view file)>;
Result<Setup> readSetup(std::string_view text, std::string_view file, const FindSystem& find, const std::vector<std::string>& known, const ReadOther& readOther);

std::string toToml(const Setup& setup);

}  // namespace ephor

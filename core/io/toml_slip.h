// Explains a line that is not TOML: what a person probably meant by it, and the fix.
#pragma once

#include "core/base/result.h"

namespace ephor {

/// The fault of a text that the TOML parser refuses at `place` with the words `said`.
Diagnostic tomlSlip(std::string_view text, const SourcePosition& place, std::string_view said, std::string code);

/// The fault of a text whose head (`format`, `system` and the keys beside them) stands below its first heading; the fix
/// moves it to the top. None if it stands at the top or is missing.
std::optional<Diagnostic> headBelowTables(std::string_view text, std::string_view file, std::string code);

}  // namespace ephor

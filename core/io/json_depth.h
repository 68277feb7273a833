// Measures the nesting depth of a JSON text before it is parsed.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace ephor {

/// Byte offset of the first bracket or brace that is nested deeper than `most`, none if there is none. Strings are
/// skipped.
std::optional<std::size_t> tooDeepAt(std::string_view json, int most);

}  // namespace ephor

// How deep brackets are nested in a JSON text, seen before it is parsed.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace ephor {

/// Byte offset of the first bracket or brace with which more than `most` are open; the text of strings does not count.
std::optional<std::size_t> tooDeepAt(std::string_view json, int most);

}  // namespace ephor

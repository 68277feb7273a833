// Reads decimal numbers.
#pragma once

#include <optional>
#include <string_view>

namespace ephor {

/// All of `text` as a number such as "12", "-1.5" or "2e3", whatever the locale; none if it is anything else.
std::optional<double> decimalIn(std::string_view text);

}  // namespace ephor

// Numbers of things as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ephor {

/// "1 die", "3 dice".
inline std::string counted(std::int64_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

}  // namespace ephor

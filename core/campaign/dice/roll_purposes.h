// The purposes of rolls that reports recognize: a name follows.
#pragma once

#include <string_view>

namespace ephor::campaign {

inline constexpr std::string_view stragglersOf = "Stragglers of ";
inline constexpr std::string_view hungerIn = "Hunger in ";

}  // namespace ephor::campaign

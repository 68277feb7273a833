// Words of set-ups and records.
#pragma once

#include "core/table/terrain.h"

#include <string_view>

namespace ephor {

/// A direction with a name.
struct Compass {
    std::string_view word;
    Vec facing;
};
inline constexpr Compass compass[] = {{"north", {0, 1}}, {"east", {1, 0}}, {"south", {0, -1}}, {"west", {-1, 0}}};

/// In the order of the values of Ground.
inline constexpr std::string_view groundWords[] = {"open", "difficult", "dangerous", "impassable"};

constexpr std::string_view name(Ground ground) { return groundWords[static_cast<std::size_t>(ground)]; }

}  // namespace ephor

// Limits of the table's size and of the number of things in a set-up, for set-up files and records.
#pragma once

#include <cstddef>

namespace ephor {

// Width and depth in inches.
inline constexpr int smallestTable = 12;
inline constexpr int largestTable = 400;

inline constexpr std::size_t mostTerrain = 200;
inline constexpr std::size_t mostCorners = 200;  ///< of one piece of terrain
inline constexpr std::size_t mostPlacements = 500;

}  // namespace ephor

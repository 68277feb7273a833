// How large a table may be, and how much of each thing a set-up may hold, in a file of its own as in a record.
#pragma once

#include <cstddef>

namespace ephor {

// Inches, wide or deep.
inline constexpr int smallestTable = 12;
inline constexpr int largestTable = 400;

inline constexpr std::size_t mostTerrain = 200;
inline constexpr std::size_t mostCorners = 200;  ///< of one piece of terrain
inline constexpr std::size_t mostPlacements = 500;

}  // namespace ephor

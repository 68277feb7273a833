// What the player values. A lost element counts 1 if it counts for defeat (DBA-151). Distances are in base widths.
#pragma once

namespace ephor::dba::values {

// Elements and the outcomes of combat.
inline constexpr double anyElement = 0.15;      ///< the cost of losing one that does not count for defeat
inline constexpr double countedElement = 0.8;   ///< in addition, for each that is counted
inline constexpr double perLostElement = 0.25;  ///< share that each lost element adds to the cost of the others
inline constexpr double recoil = 0.1;
inline constexpr double flight = 0.2;

// The value of any charge, by the bound. It is added to the gain of the fights.
inline constexpr double charge = -0.08;
inline constexpr double bound = 0.004;  ///< for each bound
inline constexpr int lateBound = 20;
inline constexpr double keepLead = -0.025;  ///< for each late bound, for the side that is ahead
inline constexpr double haste = 0.01;       ///< and for the other side

// Moves.
inline constexpr double leastGain = 0.01;  ///< a move must gain more
inline constexpr double progress = 0.03;   ///< for each base width of progress (Evaluation::progress)
inline constexpr double pip = 0.03;        ///< the cost of each PIP after the first
inline constexpr int mostAdvances = 3;     ///< places tried for one group, the most probable first

// Progress: a distance to the enemy of less than the first or more than the last makes no difference.
inline constexpr double nearest = 1.5;
inline constexpr double farthest = 30;
inline constexpr double towardsEnemy = 0.7;  ///< it faces the enemy if the cosine exceeds this
inline constexpr double facing = 0.3;        ///< the gain if it faces the enemy, or the cost if it does not
inline constexpr double flankWithin = 4;     ///< distance of an enemy that threatens its flank
inline constexpr double openFlank = 0.5;     ///< the cost of an open flank

}  // namespace ephor::dba::values

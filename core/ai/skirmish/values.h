// What the player values. Gains and costs are in points, as figures are priced. Distances are in inches.
#pragma once

#include <array>

namespace ephor::skirmish::values {

// Figures (Viewpoint::worth): the mean of price and head, and what follows in addition.
inline constexpr double head = 5;
inline constexpr double leader = 2;
inline constexpr double led = 0.5;  ///< for each figure of the retinue: it flees without its leader (SKI-056)
inline constexpr double standard = 1;
inline constexpr double seesStandard = 0.3;  ///< for each figure of the retinue (SKI-064)
inline constexpr double router = 0.4;        ///< share of the worth of a figure that routs: it may rally
/// Shares of the worth of a leader that a hit takes, by wounds: one divided by the mean number of hits needed.
inline constexpr std::array<double, 3> hitOnLeader{0.43, 0.57, 1.0};

// Scattered enemies come one by one.
inline constexpr int scatteredUntil = 10;      ///< the turn: later, all armies are scattered
inline constexpr int fewestScattered = 5;      ///< fewer are hunted down
inline constexpr double besideMate = 2.5;      ///< between centres
inline constexpr double scatteredShare = 0.3;  ///< smallest share of figures that stand alone

// The situation of a side (Stance). Percentages are of its figures.
inline constexpr int pressFrom = 5;  ///< the turn
inline constexpr int pressScatteredFrom = 8;
inline constexpr int waitUntil = 6;         ///< the turn
inline constexpr double betterShots = 0.5;  ///< a side that waits wins so many points more in each turn
inline constexpr double farShots = 10;  ///< only missiles with a longer range count: javelins win nothing at a distance
inline constexpr int lateTurns = 8;     ///< the last of the battle: a win in later turns is unlikely
inline constexpr int lateTurnsScattered = 4;
inline constexpr int losingFrom = 8;   ///< the turn
inline constexpr int losesBy = 8;      ///< percent
inline constexpr int leadToWin = 12;   ///< percent; 10 are needed, and one more figure may fall
inline constexpr int leadToHold = 10;  ///< percent
inline constexpr int muchMore = 2;     ///< times the enemy's figures

// Deployment.
inline constexpr int figuresForShooter = 3;  ///< with one shooter for so many figures, a retinue deploys in one rank

// Shield walls. Distances are to the enemy, for a side that waits and for a side that presses.
inline constexpr double wallFrom = 24;          ///< a wall forms within: farther off, its slow pace is not worth it
inline constexpr double wallUntil = 30;         ///< it is dropped beyond
inline constexpr double wallFromPressing = 14;  ///< about a charge
inline constexpr double wallUntilPressing = 16;
inline constexpr double dropsToCharge = 0.5;  ///< share of a retinue with a charge that is worth it: it drops its wall
inline constexpr double leavesWall = 4;       ///< the cost of an attack out of the wall
inline constexpr double wallAhead = 0.5;      ///< cosine of an enemy whom a figure of the wall can attack
inline constexpr double wallBeside = 0.87;    ///< cosine between the facings of neighbours

// Marches. Distances are to the enemy.
inline constexpr double marchUntil = 15;  ///< a retinue marches together until an enemy is this near
inline constexpr double marchUntilPressing = 9;
/// A wall this close to the enemy stops marching: its figures step into contact if that is worth it, and the others
/// keep the wall.
inline constexpr double wallMarchUntil = 4;
inline constexpr double standOff = 10;  ///< a retinue keeps away: most charges of men on foot end short of it
inline constexpr double standOffPressing = 6;
inline constexpr int enoughShooters = 3;  ///< so many with a target, and the retinue stands

// Minimum value of an attack. An even fight only trades figure for figure.
inline constexpr double leastOfAttack = 1.5;
inline constexpr double leastOfShooter = 2.5;   ///< a shooter can shoot without risk
inline constexpr double leastOfPrecious = 3.0;  ///< for a leader or the bearer of a standard
inline constexpr double leastOfWalk = 2.0;      ///< the same once it is on its way
inline constexpr double boldness = 0.9;  ///< taken off these minimums if the side presses, except for the precious
/// The minimum value of any attack in the last turns of a battle that is not won: an even fight is acceptable.
inline constexpr double leastOfLast = 0;
inline constexpr double leastOfLastTurns = -1;  ///< the same in the very last ones
inline constexpr int lastTurns = 2;
inline constexpr double leastOfLosing = -1;  ///< for a side that loses if nothing happens
inline constexpr double leastOfHunt = -0.5;  ///< for figures that hunt the last enemies
inline constexpr double leastOfPreciousHunt = 0;

// Charges.
inline constexpr double charge = 0.1;           ///< the cost: share of the worth of the figure
inline constexpr double chanceOverRough = 0.5;  ///< of reaching the enemy
inline constexpr double leastChance = 0.5;

// Other moves.
inline constexpr std::array partsOfMove{1.0, 0.5};  ///< tried in this order
inline constexpr double pressTo = 1;                ///< from the enemy
inline constexpr double awayFromContact = 0.75;     ///< share of its move
inline constexpr double besideLeader = 3.5;         ///< farther, a figure of a side that waits goes to its leader
inline constexpr double nearestToLeader = 2;        ///< and stops there
inline constexpr double behindTheMen = 2.0;         ///< place of the leader
inline constexpr double leaderStays = 1;            ///< nearer to that place
inline constexpr double insideRange = 1;            ///< of shooters without a place to shoot from
inline constexpr double bendOfPath = 0.4;    ///< of a path around a flank: share of the way to the side of the contact
inline constexpr double widthOfPath = 1.15;  ///< factor of the distance between the centres in contact

// Places to shoot from.
inline constexpr double fearedCharge = 6;  ///< beyond its move, from which an enemy is feared
/// Share of the harm that feared enemies could do: most of them do something else.
inline constexpr double danger = 0.35;
inline constexpr double nearLeader = 4;    ///< farther from its leader, a figure strays; its morale is worse (SKI-063)
inline constexpr double straying = 0.2;    ///< the cost for each inch squared
inline constexpr double justWithin = 0.1;  ///< short of the end of a band
inline constexpr int nearestTargets = 4;   ///< whose places to shoot from are evaluated

}  // namespace ephor::skirmish::values

// What the player values. Costs of units and gains by moves and fights share one scale: a unit that is no skirmisher is
// worth 10.
#pragma once

namespace ephor::ohw::values {

// Units (Viewpoint::worth).
inline constexpr double skirmisher = 1;
inline constexpr double otherUnit = 10;
inline constexpr double general = 15;          ///< in addition to its unit
inline constexpr double damagedShare = 0.35;   ///< of its worth, for a unit that loses nearly all of its strength
inline constexpr double occupiedSquare = 0.8;  ///< of the worth of the unit in a square that another enters

// Squares and facings. One step nearer to the enemy is worth 1.
inline constexpr int stepsFromFlank = 2;  ///< extra steps of a way to the enemy that does not lead to a flank
inline constexpr double looksAtEnemy = 0.6;
inline constexpr double generalBesideEnemies = 1;  ///< the cost
inline constexpr double nextFight = 0.6;           ///< share of the value of attacking the enemy ahead
inline constexpr double flankAhead = 2;            ///< the enemy ahead shows its flank or rear
inline constexpr double besideEnemy = 0.3;         ///< the cost of an enemy at the flank or rear that looks elsewhere
inline constexpr double enemyAtFlank = 3;          ///< and of one that faces the unit there
inline constexpr double enemyAtRear = 5;
inline constexpr double worseSquare = 0.5;  ///< share of what a charge loses by the square that it ends in

// Actions. An action with a gain of 0 or less is not worth it.
inline constexpr double leastMove = 0.5;       ///< a move must gain more
inline constexpr double leastMoveAgain = 3;    ///< a further move must gain more; a failed test ends the phase
inline constexpr double leastFight = -0.8;     ///< a fight must be worth more: even fights are fought
inline constexpr double skirmisherFirst = 10;  ///< skirmishers attack first and weaken the target for the others
inline constexpr double groupMember = 2;
inline constexpr double screenFirst = 30;  ///< the screen clears the way for the line
inline constexpr double mahouts = 0.8;
inline constexpr double shelter = 0.3;       ///< of two equally strong hosts, the general takes the one beside no enemy
inline constexpr double generalsUnit = 0.5;  ///< factor: its actions need no die and can wait
inline constexpr double leastGainOfDice = 1.2;  ///< adding the general's dice must gain more, for its Risk test

// Deployment: the cost of a square; lower is better.
inline constexpr int asideForSquare = 4;      ///< for each square from the middle
inline constexpr int asideOnLeft = 1;         ///< the right is taken first
inline constexpr int rowOfLine = 8;           ///< for each row back
inline constexpr int rowOfScreenedLine = 30;  ///< for each row from the second, which is behind the screen
inline constexpr int rowOfWing = 12;
inline constexpr int rowOfScreen = 40;
inline constexpr int slowTerrain = 40;

// Deployment: the unit that the general is placed with.
inline constexpr double hostAttack = 3;   ///< for each die; strength, defence and leadership count 1
inline constexpr double hostAside = 0.3;  ///< the cost of each half square from the middle
inline constexpr double hostBehind = 4;
inline constexpr double hostSkirmisher = 20;  ///< the cost
inline constexpr double hostMounted = 6;      ///< the cost of elephants and units of the wings

}  // namespace ephor::ohw::values

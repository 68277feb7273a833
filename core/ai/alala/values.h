// What the player values. Charges and charge reactions are valued in hits (Viewpoint::edge). Distances are in inches.
#pragma once

#include <array>

namespace ephor::alala::values {

// The strength of units for good omens and blessings, in live figures.
inline constexpr int aggressionLevel = 4;  ///< the cost of each level
inline constexpr int disorderPoint = 2;    ///< the cost of each point

// Deployment.
inline constexpr std::array partsOfShift{1.0, 0.75, 0.5, 0.25};  ///< of the way to a place opposite the enemy

// Cards.
inline constexpr int importantRoll = 4;    ///< dice, at least
inline constexpr double alalaWithin = 14;  ///< of the enemy's line
inline constexpr double alalaBeyond = 8;

// Readiness of a phalanx: the signal to advance.
inline constexpr int readyTurn = 2;             ///< the ranks have been dressed for a turn
inline constexpr double readyWithin = 8;        ///< of the enemy's line, whatever the turn
inline constexpr double readyShakenWithin = 9;  ///< with a shaken unit: within this distance of the enemy's line
inline constexpr int outshooting = 6;           ///< more dice than the enemy's bands, for each enemy hoplite unit
inline constexpr int fifthsOfShooting = 3;      ///< fifths of the battle in which hoplites wait for their bands
inline constexpr int pointsToRestrain = 3;      ///< of the leader, at least

// Units that are under control together.
inline constexpr double leastAdvance = 0.5;  ///< they are stuck if they cannot go so far
inline constexpr double halfRight = 0.7;     ///< cosine of some 45 degrees
inline constexpr double roomToPart = 6;

// Command points: the value of an action.
inline constexpr double restrainEager = 12;  ///< control of units that would run out
inline constexpr double encourageShaken = 11;
inline constexpr double control = 10;
inline constexpr double signal = 9;
inline constexpr double restrainReady = 5;  ///< control of units that would run out if they become Eager
inline constexpr double moveLeader = 3;
inline constexpr double discourage = 2;
inline constexpr double invoke = 1.2;
inline constexpr double controlEarly = 0.1;  ///< of a phalanx that is not ready
inline constexpr double shakenWithin = 14;   ///< of the enemy's line: shaken units that are encouraged first
inline constexpr double discourageBeyond = 9;

// Command points: the value of a higher level, for each point of its price.
inline constexpr double encourage = 2;         ///< factor
inline constexpr double raise = 3;             ///< at the lowest level
inline constexpr double perLevelRaised = 0.5;  ///< the cost of each level above it
inline constexpr double raiseShaken = 3;       ///< in addition, if it is Shaken
inline constexpr double raiseInContact = 2;    ///< added if it is in contact
inline constexpr double raiseNearEnemy = 1;    ///< added if an enemy is near, but not in contact
inline constexpr double nearEnemy = 10;

// Manoeuvres.
inline constexpr double roomToTurn = 6.5;  ///< from the enemy, so that a unit can wheel without coming too near
inline constexpr double toLineUp = 12;     ///< from the enemy: a unit turns straight to the edge that it will strike
inline constexpr double toDress = 14;      ///< from the enemy's line; beyond, a march is not stopped for dressing
inline constexpr double tooNearToDress = 4.5;
inline constexpr int disorderToDress = 2;    ///< points, at least
inline constexpr double enemyBehind = -0.3;  ///< cosine, less: the unit turns about
inline constexpr double farToFace = 10;      ///< from the enemy; beyond, the facing matters less
inline constexpr double facesFar = 0.8;      ///< cosine between the facing and the wanted facing, less: it wheels
inline constexpr double facesNear = 0.93;
inline constexpr double roomToCharge = 1;    ///< beyond the stand-off, less: the unit steps back
inline constexpr double roomToMarch = 3;     ///< beyond the stand-off; within, it advances with one die
inline constexpr double headingAside = 0.3;  ///< share of the frontage, more: it heads to the right
inline constexpr int headingStep = 5;        ///< of the headings that are tried, in half degrees

// Charges.
inline constexpr double willEvade = 3;  ///< the cost of light troops as the target of hoplites
inline constexpr double fleeingTarget = 1;
inline constexpr double partOfFront = 1.5;       ///< the cost of a contact in which the chargers cannot line up
inline constexpr double sharedTarget = 1.5;      ///< the cost of each friend that charges the same enemy
inline constexpr double targetAside = 0.1;       ///< the cost of each inch
inline constexpr double leastLightCharge = 0.5;  ///< a charge must be worth more
inline constexpr double leastCharge = -2;        ///< for hoplites: a charge must be worth more
inline constexpr double leastLateCharge = -4;
inline constexpr int quartersUntilLate = 3;  ///< quarters of the battle
inline constexpr double leastCounterCharge = -1.5;
inline constexpr double leastStand = 1;

// Bands.
inline constexpr double clearAhead = 8;    ///< in front of signalled hoplites
inline constexpr int bandDisorder = 1;     ///< points, more: it redresses
inline constexpr double atStandOff = 0.5;  ///< beyond the stand-off, at most: it stays
inline constexpr double oneDieWithin = 8;  ///< of its goal; beyond, it moves with two dice

}  // namespace ephor::alala::values

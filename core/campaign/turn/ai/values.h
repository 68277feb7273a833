// What the computer player values. Its ruler's character is in percent of the enemy's strength, march points or lanes,
// and talents; the worth of a place is a sum of points, and a place of 0 or less is left alone.
#pragma once

#include "core/campaign/model/scenario.h"

namespace ephor::campaign {

/// The character of a ruler on land.
struct Temper {
    int attackAt;    ///< own strength in percent of the enemy's, at least, for an attack
    int avoidBelow;  ///< the same, for a retreat if it is less
    int looksFar;    ///< range in march points
    int works;       ///< talents to keep when paying for siege works
};
constexpr Temper temperOf(Ruler ruler) {
    switch (ruler) {
    case Ruler::Feeble:
        return {.attackAt = 180, .avoidBelow = 110, .looksFar = 4, .works = 20};
    case Ruler::Incompetent:
        return {.attackAt = 130, .avoidBelow = 60, .looksFar = 8, .works = 12};
    case Ruler::Rash:
        return {.attackAt = 75, .avoidBelow = 40, .looksFar = 14, .works = 2};
    case Ruler::Skilled:
        break;
    }
    return {.attackAt = 110, .avoidBelow = 75, .looksFar = 12, .works = 6};
}

/// The character of a ruler at sea.
struct SeaTemper {
    int attackAt;    ///< own squadrons in percent of the enemy's, at least, for an attack
    int avoidBelow;  ///< the same, for a retreat if they are less
    int reserve;     ///< talents to keep
    bool goesOut;    ///< false: its fleets stay at home
};
constexpr SeaTemper seaTemperOf(Ruler ruler) {
    switch (ruler) {
    case Ruler::Feeble:
        return {.attackAt = 250, .avoidBelow = 120, .reserve = 20, .goesOut = false};
    case Ruler::Incompetent:
        return {.attackAt = 160, .avoidBelow = 80, .reserve = 8, .goesOut = true};
    case Ruler::Rash:
        return {.attackAt = 100, .avoidBelow = 60, .reserve = 3, .goesOut = true};
    case Ruler::Skilled:
        break;
    }
    return {.attackAt = 130, .avoidBelow = 90, .reserve = 10, .goesOut = true};
}

namespace values {

// The worth of a place.
inline constexpr int hostileCity = 30;
inline constexpr int friendInNeed = 40;  ///< a friend's city with enemies at it
inline constexpr int enemyArmy = 25;     ///< any other place with an enemy
inline constexpr int tier = 10;          ///< for each tier of a city
inline constexpr int ownSiege = 25;      ///< for a city that it besieges already
inline constexpr int wall = 12;          ///< the cost of each wall level that stands
inline constexpr int marchPoint = 4;     ///< the cost of each march point of the way
inline constexpr int lane = 3;           ///< the cost of each sea lane of the way
inline constexpr int claimed = 12;       ///< the cost of each army on its way there, so that a war has several theatres

/// The worth of taking a hostile city with this many wall levels.
constexpr int ofCity(int cityTier, int walls) { return hostileCity + tier * cityTier - wall * std::max(0, walls); }

// Danger and retreat.
inline constexpr int dangerWithin = 2;  ///< march points or lanes of a stronger enemy from which it retreats
inline constexpr int refugeWithin = 3;  ///< march points of a friendly city to which it retreats
inline constexpr int safeWalls = 2;     ///< walls of an own city behind which it stays instead
inline constexpr int cautious = 75;     ///< a ruler whose `avoidBelow` is as much tells armies to retire
inline constexpr int exhausted = 3;     ///< fatigue at which an army stays where it is

// Sieges.
inline constexpr int hopelessWalls = 4;      ///< walls that it does not besiege
inline constexpr int treacheryWalls = 2;     ///< walls at which it looks for a traitor
inline constexpr int treacheryTemper = 110;  ///< only a ruler whose `attackAt` is no more does so
inline constexpr int voteLoyalty = -1;       ///< loyalty at which it asks for a vote instead

// Supply and money.
inline constexpr int enoughSupply = 3;  ///< with less, an army looks for a market
inline constexpr int turnsPaid = 3;     ///< turns at sea that it must be able to pay before it closes a rich harbour

// Deals. The first four are Arete to keep after paying.
inline constexpr int keepForContingent = 4;
inline constexpr int keepForBid = 8;
inline constexpr int keepForAppeasing = 6;
inline constexpr int keepForDismissal = 4;
inline constexpr int hardPressed = 120;  ///< enemies near an army, in percent of it, from which it needs help
inline constexpr int unrest = -2;        ///< loyalty at which it appeases a city
inline constexpr int ransomPurse = 2;    ///< it offers a ransom if it has as many times the price
inline constexpr int dearest = 150;      ///< percent of a captive's price that it pays at most
inline constexpr int poorCommander = 1;  ///< command points of a leader whom it dismisses
inline constexpr int goodCommander = 3;  ///< command points of the leader at home who replaces them

}  // namespace values

}  // namespace ephor::campaign

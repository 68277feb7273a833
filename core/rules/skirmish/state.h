// The state of the skirmish on the table: counters of figures and retinues, and functions that read them.
#pragma once

#include "core/battle/table.h"

namespace ephor::skirmish {

enum FigureCounter : std::uint8_t {
    Wounds,       ///< of a leader (SKI-082)
    State,        ///< Steady, Shaken or Routing
    Wall,         ///< 1: in a shield wall (SKI-112)
    Acted,        ///< 1: has had its move on this card
    LastCharge,   ///< turn of its last charge, 0 none (SKI-017)
    ChargedInto,  ///< 1 + the enemy that it charged, until their first round (SKI-044)
    FledIn,       ///< turn in which it last fell back or routed (SKI-115)
    Standard,     ///< standards that it carries: bit r is that of retinue r of its side
    FoughtFirst,  ///< for riders, this and the next counters: 1 + an enemy that it has fought in the present melee
                  ///< (SKI-039)
    FoughtLast = FoughtFirst + 6,  ///< at most seven discs fit around one
    FigureCounters
};

enum Nerve : std::uint8_t {
    Steady,
    Shaken,  ///< fell back, or has rallied: it may not charge in its next move (SKI-060, SKI-130)
    Routing
};

/// Counters of a side: a block for each of its retinues comes first.
enum RetinueCounter : std::uint8_t {
    Lost,           ///< figures lost in the battle (SKI-055)
    LostThisTurn,   ///< SKI-052
    FifthsTested,   ///< of this turn's losses, whole fifths that a test has seen (SKI-128)
    LeaderFell,     ///< 1 until step 5 has seen it (SKI-051)
    StandardState,  ///< Carried, Dropped, Captured or Gone
    StandardSeen,   ///< 1: its loss has brought about its test (SKI-053)
    StandardX,      ///< where it lies, in 1/64 inch
    StandardY,
    RetinueCounters
};
enum StandardIs : std::uint8_t {
    Carried,
    Dropped,
    Captured,
    Gone  ///< left the table with its bearer
};
inline constexpr int stepsToInch = 64;

/// Counters after the blocks of five retinues.
enum SideCounter : std::uint8_t {
    Phasing = 5 * RetinueCounters,  ///< 1 + the player whose card was drawn; 0 if it is the other side's
    SideCounters
};

constexpr std::uint8_t counterOf(int retinue, RetinueCounter counter) {
    return static_cast<std::uint8_t>(retinue * RetinueCounters + counter);
}

/// Steps of a card (SKI-001, SKI-002, SKI-003, SKI-004, SKI-005).
enum Phase : std::uint8_t { Deployment, CardDrawn, RallyAndMove, Shooting, Melee, Morale };

enum Decision : std::uint8_t {
    DeployRetinue = 1,
    FormWall,      // SKI-D01
    NextFigure,    // SKI-D03
    TakeAction,    // SKI-D02, SKI-D06
    MoveTo,        // SKI-D02
    ShootAt,       // SKI-D04
    NextFighter,   // SKI-D05
    WhomToFight,   // SKI-D05
    TakeStandard,  // SKI-D07
    Decisions
};

/// Kinds of move (MoveLimits::how).
enum How : std::uint8_t { DeployMove, Walk, WallWalk, March };

namespace code {
inline constexpr std::int16_t twoRanks = 0, oneRank = 1, loose = 2;  // deployment
inline constexpr std::int16_t keep = 0, form = 1, drop = 2;          // SKI-D01
inline constexpr std::int16_t done = 0, figure = 1, march = 2;       // SKI-D03
inline constexpr std::int16_t hold = 0, move = 1, charge = 2;        // SKI-D02
inline constexpr std::int16_t noShot = 0, shoot = 1;                 // SKI-D04
}  // namespace code

inline int woundsOf(const Table& t, PieceId f) { return t.counter(f, Wounds); }
inline bool isRouting(const Table& t, PieceId f) { return t.counter(f, State) == Routing; }
inline bool inWall(const Table& t, PieceId f) { return t.counter(f, Wall) != 0; }
inline bool carriesStandard(const Table& t, PieceId f, int retinue) {
    return (t.counter(f, Standard) >> retinue & 1) != 0;
}
inline int counterOf(const Table& t, Side side, int retinue, RetinueCounter c) {
    return t.counter(side, counterOf(retinue, c));
}
inline bool isAble(const Table& t, PieceId f) { return t.isPresent(f) && !isRouting(t, f); }

/// SKI-131: number of figures on the table that do not rout.
inline int able(const Table& t, Side side) {
    int n = 0;
    for (const PieceId f : t.present(side))
        n += isRouting(t, f) ? 0 : 1;
    return n;
}

}  // namespace ephor::skirmish

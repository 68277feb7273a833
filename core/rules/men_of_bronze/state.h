// The state of Men of Bronze on the table (rules, 3.4): counters of units and sides, and functions that read them.
#pragma once

#include "core/battle/request.h"
#include "core/battle/table.h"

namespace ephor::men_of_bronze {

enum UnitCounter : std::uint8_t {
    Courage,
    Wavering,      ///< 0 or 1 (MOB-138)
    Phalanx,       ///< 1 in Phalanx, 0 in Open Order (MOB-040)
    Activated,     ///< this turn (MOB-028)
    Strategos,     ///< 1: the general is with it (MOB-180)
    LostThisTurn,  ///< Courage lost in this turn (MOB-AMB-31)
    ContactEnemy,  ///< 1 + the enemy it came into contact with, 0 none (MOB-063)
    ContactSide,   ///< the side of the enemy that it attacked (AttackedSide)
    UnitCounters
};

enum SideCounter : std::uint8_t {
    Pool,           ///< Arete left (MOB-002)
    Holder,         ///< 1: holds the Initiative (MOB-021)
    ValueTotal,     ///< starting value of the army, points or units (MOB-205, MOB-206)
    ValueLost,      ///< lost so far
    StrategosLost,  ///< 1 until the End Phase has seen it (MOB-152)
    HalfFired,      ///< MOB-154
    ThreeQuartersFired,
    Transferred,  ///< the Strategos changed units in this turn (MOB-AMB-45)
    Bid,          ///< Arete bid in this turn (MOB-AMB-05)
    SideCounters
};

/// Phases of the turn (MOB-001).
enum Phase : std::uint8_t { Deployment, AreteScoring, Bidding, Activations, EndPhase };

/// Decision points (rules, 3.1). The number is that of the D-id.
enum Decision : std::uint8_t {
    DeployUnit = 1,
    AttachStrategos,
    BidRound1,
    BidRound2,
    Rally,
    Steal,
    Activate,
    FormationStart,
    TakeAction,
    MovePath,
    SkirmisherTerrain,
    MoveShootOrder,
    ShootTarget,
    ChargeLine,
    CounterCharge,
    Evade,
    Follow,
    Pursue,
    SupportsAttacker = Pursue + 2,  // the number between is unused: the enemy to fight (D-19) is part of TakeAction
    SupportsDefender,
    Reroll,
    AfterPushback,
    StrategosTransfer,
    FormationEnd,
    Concede,
    Decisions
};

/// Kinds of move (MoveLimits::how).
enum How : std::uint8_t { DeployMove, OpenOrderMove, PhalanxMove, DrilledMove, SkirmisherMove, ChargeMove };

namespace code {
inline constexpr std::int16_t no = noCode, yes = yesCode;
inline constexpr std::int16_t keep = 0, form = 1, leave = 2;  // D-08, D-25
inline constexpr std::int16_t openOrder = 0, phalanx = 1;     // D-01
inline constexpr std::int16_t hold = 0, move = 1, shoot = 2, fight = 3, charge = 4,
                              moveAndShoot = 5;                    // D-09 (with the enemy as piece)
inline constexpr std::int16_t moveFirst = 0, shootFirst = 1;       // D-12
inline constexpr std::int16_t stand = 0, pursue = 1, regroup = 2;  // D-23
}  // namespace code

inline int courage(const Table& t, PieceId u) { return t.counter(u, Courage); }
inline bool isWavering(const Table& t, PieceId u) { return t.counter(u, Wavering) != 0; }
inline bool inPhalanx(const Table& t, PieceId u) { return t.counter(u, Phalanx) != 0; }
inline bool wasActivated(const Table& t, PieceId u) { return t.counter(u, Activated) != 0; }
inline bool hasStrategos(const Table& t, PieceId u) { return t.counter(u, Strategos) != 0; }
inline int pool(const Table& t, Side s) { return t.counter(s, Pool); }
inline bool isInContact(const Table& t, PieceId u) { return t.inContact().contains(u); }

/// The unit that the Strategos is with; none if the Strategos is dead or never existed.
inline PieceId strategosHost(const Table& t, Side s) { return (t.present(s) & t.with(Strategos)).first(); }

}  // namespace ephor::men_of_bronze

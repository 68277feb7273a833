// The state of O/THW Ancients on the table: counters of units and sides, and functions that read them.
#pragma once

#include "core/battle/request.h"
#include "core/battle/table.h"
#include "core/rules/ohw/battle/units.h"

namespace ephor::ohw {

enum UnitCounter : std::uint8_t {
    Strength,   ///< OTW-074
    General,    ///< 1: the general is with it (OTW-216)
    Fleeing,    ///< OTW-045
    Pursuing,   ///< 1 + the unit it chases, 0 none (OTW-046)
    Rampaging,  ///< OTW-060
    Moved,      ///< in this phase (OTW-015, OTW-016)
    Fought,     ///< attacks made in this phase (OTW-204)
    Beside,     ///< 1: adjoined an enemy when its side's phase began (OTW-030)
    Halted,     ///< 1: passed its pursuit test in this phase (OTW-047)
    FledFrom,   ///< 1 + the edge square (Grid::index) from which it fled off the table (OTW-048), 0 none
    UnitCounters
};

enum SideCounter : std::uint8_t {
    Morale,       ///< army morale (OTW-090)
    MoraleStart,  ///< what it began with (OTW-214)
    Drained,      ///< army morale down to which Strength losses have been applied (OTW-093)
    HasPhase,     ///< 1: it is this side's phase
    GeneralOut,   ///< ends of own phases until the general may act again (OTW-058)
    GeneralActs,  ///< actions of the general's unit in this phase (OTW-006)
    Transferred,  ///< 1: the general has changed units in this phase (OTW-216)
    LuckUsed,     ///< 1: Fortune has favoured the bold (OTW-051)
    Tired,        ///< of a campaign: Leadership tests that will fail yet
    SideCounters
};

/// Phases of a turn. Both sides have theirs in each turn (OTW-001, OTW-002, OTW-003).
enum Phase : std::uint8_t { Deployment, Flight, Pursuit, Action };

/// Decision points. Numbers 1 to 11 are their OTW-D ids; later ones are listed with theirs.
enum Decision : std::uint8_t {
    DeployUnit = 1,  ///< OTW-D01
    TakeAction,      ///< OTW-D02
    GroupMove,       ///< OTW-D03: where it goes
    Reroll,          ///< OTW-D04
    AddDice,         ///< OTW-D05
    RallyHits,       ///< OTW-D06
    ArchersReroll,   ///< OTW-D07
    Negate,          ///< OTW-D08
    FollowUp,        ///< OTW-D09
    ReservedD10,     ///< OTW-D10 is an answer to OTW-D02
    UseGeneral,      ///< OTW-D11
    FirstMove,       ///< OTW-D01: deploy second, or move first
    PlaceGeneral,    ///< OTW-D01
    MoveUnit,        ///< OTW-D02: where it goes
    ChargeTarget,    ///< OTW-D02: the target, and the edge to attack
    GroupMembers,    ///< OTW-D03
    Decisions
};

/// Kinds of move (MoveLimits::how).
enum How : std::uint8_t { DeployMove, SingleMove, WholeGroupMove };

namespace code {
inline constexpr std::int16_t no = noCode, yes = yesCode;
inline constexpr std::int16_t deploySecond = 0, moveFirst = 1;  // FirstMove
inline constexpr std::int16_t stop = 0, move = 1, group = 2, fight = 3, charge = 4, moveAgain = 5, transfer = 6,
                              mahouts = 7;        // TakeAction, UseGeneral; the piece is the unit that acts
inline constexpr std::int16_t go = 0, leave = 1;  // GroupMembers; the piece stays behind
// ChargeTarget: the edge of the enemy that is attacked, as in Edge.
}  // namespace code

inline int strength(const Table& t, PieceId u) { return t.counter(u, Strength); }
inline bool hasGeneral(const Table& t, PieceId u) { return t.counter(u, General) != 0; }
inline bool isFleeing(const Table& t, PieceId u) { return t.counter(u, Fleeing) != 0; }
inline bool isPursuing(const Table& t, PieceId u) { return t.counter(u, Pursuing) != 0; }
inline bool isRampaging(const Table& t, PieceId u) { return t.counter(u, Rampaging) != 0; }
inline bool hasMoved(const Table& t, PieceId u) { return t.counter(u, Moved) != 0; }
inline int morale(const Table& t, Side s) { return t.counter(s, Morale); }
/// The units that obey orders: they do not flee, pursue or rampage and were not halted in this phase.
inline Units steadyOf(const Table& t, const Units& units) {
    return units - t.with(Fleeing) - t.with(Pursuing) - t.with(Rampaging) - t.with(Halted);
}
/// OTW-064: true for an enemy, or for its own side's rampaging elephants. A fleeing unit is caught, not fought
/// (OTW-049).
inline bool mayAttack(const Table& t, Side side, PieceId target) {
    return !isFleeing(t, target) && (t.side(target) != side || isRampaging(t, target));
}
/// The side whose phase it is.
inline Side activeSide(const Table& t) { return t.counter(Side::A, HasPhase) != 0 ? Side::A : Side::B; }

/// The unit that the general is with; none if the general is lost or never existed.
inline PieceId generalsUnit(const Table& t, Side s) { return (t.with(General) & t.present(s)).first(); }

}  // namespace ephor::ohw

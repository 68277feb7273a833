// The formulas of DBA: PIPs, factors, outcomes, distances. Pure functions, shared by battle, odds, tooltips and tests.
#pragma once

#include "core/battle/reason.h"
#include "core/rules/dba/army/options.h"
#include "core/rules/dba/army/troops.h"

#include <span>

namespace ephor::dba {

/// Edges of the table, clockwise. Files and dice use their letters.
enum class TableEdge : std::uint8_t { North, East, South, West };
inline constexpr std::array allEdges{TableEdge::North, TableEdge::East, TableEdge::South, TableEdge::West};
constexpr TableEdge opposite(TableEdge edge) { return static_cast<TableEdge>((static_cast<int>(edge) + 2) % 4); }
constexpr std::uint8_t bitOf(TableEdge edge) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(edge)); }

/// DBA-005, DBA-A01: the edges that the invader may choose, as bits. `road`: the edges that roads meet, as
/// bits; 0 without a road.
std::uint8_t invaderEdges(std::uint8_t road, std::optional<TableEdge> waterway, const Options& options);

/// The steps of a battle in order (DBA-009, DBA-010, DBA-011, DBA-021, DBA-022, DBA-023, DBA-024, DBA-025).
enum class Step : std::uint8_t {
    DefenderCamp,
    InvaderCamp,
    DefenderDeploys,
    InvaderDeploys,
    Landing,
    Pips,
    Moves,
    Shooting,
    CloseCombat,
    VictoryCheck,
    Steps
};
/// The steps before the first bound.
std::span<const Step> openingSteps();
/// The steps of a bound. `landing`: a reserve has not landed yet (DBA-018).
std::span<const Step> boundSteps(bool landing);

/// DBA-106: the meaning of the die for a feature's quarter.
enum class Quarter : std::uint8_t { First, Second, Third, Fourth, DefenderPicks, InvaderPicks };
constexpr Quarter quarterOf(int die) { return static_cast<Quarter>(die - 1); }
/// DBA-108
enum class RiverIs : std::uint8_t { Unknown, Paltry, Slow, ColumnOnly };
constexpr RiverIs riverOf(int die) {
    return die <= 2 ? RiverIs::Paltry : die <= 4 ? RiverIs::Slow : RiverIs::ColumnOnly;
}

// Minimum distances of a deployed element (DBA-A02).
inline constexpr double fromCentreLine = 3;  ///< DBA-013
inline constexpr double fromEnemyWork = 1;   ///< DBA-014
/// DBA-015, DBA-016, DBA-A26: knights and scythed chariots are no wing troops.
constexpr double fromSideEdge(const Troop& troop) { return troop.wing ? 2 : 4; }

/// The conditions that decide the cost of a tactical move.
struct MoveTerms {
    bool firstBound = false;    ///< DBA-036, DBA-A14: the side's own first bound
    int fatigue = 0;            ///< in campaigns: extra PIPs in the first bound
    bool costlyTroops = false;  ///< DBA-037, except scythed chariots
    bool chariots = false;      ///< scythed chariots among them
    bool chariotIntoContact = false;
    bool roadMove = false;  ///< DBA-034
    bool garrison = false;
    bool isGeneral = false;
    bool generalLost = false;  ///< DBA-A13: the others move for one PIP more
    bool generalHidden = false;
    bool outOfCommand = false;
};
/// DBA-033, DBA-035, DBA-038, DBA-A05, DBA-A06: PIPs of a move; at most one for each of (a) and (b) of DBA-035.
int pipCost(const MoveTerms& terms);
/// DBA-037, SCh left out.
inline bool isCostly(const Troop& t) { return t.costly && !t.is(Kind::SCh); }

/// What is between the general and the movers (DBA-041).
enum class Obstruction : std::uint8_t { None, Listed };
/// DBA-040, DBA-041, DBA-042, in this order (section 0): base widths.
constexpr int commandRadius(bool allLightHorse, bool inSight, Obstruction obstruction, const Options& options) {
    if (allLightHorse && (inSight || options.lightHorseUnseen))
        return 20;
    return obstruction == Obstruction::Listed ? 4 : 8;
}

/// The work in which an element defends (DBA-129).
enum class Inside : std::uint8_t { Field, Camp, Fortified, OwnCity };

/// The modifiers of a factor in close combat.
struct CloseTerms {
    Going going = Going::Good;
    bool general = false;
    bool sideSupport = false;  ///< an eligible neighbour, both in good going (DBA-128)
    bool rearSupport = false;  ///< one of its kind in line behind, both in good going (DBA-127)
    int overlaps = 0;          ///< flanks and rear overlapped or contacted (DBA-124)
    bool uphill = false;
    bool bank = false;     ///< defends the bank of a river (DBA-125)
    bool assault = false;  ///< attacks a work: factors against foot, no support (section 0)
    Inside inside = Inside::Field;
    int furtherAssaults = 0;  ///< DBA-129
};
/// DBA-127: what an element behind adds to the factor.
int rearSupport(const Troop& troop, const Troop& enemy, const CloseTerms& terms);
/// The factor in close combat, with a line for each modifier.
Breakdown closeFactor(const Troop& troop, const Troop& enemy, const CloseTerms& terms);
int closeTotal(const Troop& troop, const Troop& enemy, const CloseTerms& terms);  ///< the same without reasons

/// DBA-113: the factor of the shooter.
Breakdown shootingFactor(const Troop& shooter, const Troop& target);
/// DBA-113, DBA-114, DBA-123, DBA-129: the factor of the target.
Breakdown shotAtFactor(const Troop& target, int extraShooters, bool general, Inside inside);

enum class Outcome : std::uint8_t { Nothing, Recoil, Flee, Destroyed };
enum class Degree : std::uint8_t { Beaten, Doubled, Equal };

/// DBA-121, DBA-A19: how decisively the higher total wins.
constexpr Degree degreeOf(int winner, int loser) {
    return winner == loser ? Degree::Equal : 2 * loser <= winner ? Degree::Doubled : Degree::Beaten;
}

/// DBA-140, DBA-141: the outcome for the loser; on equal totals, for `loser`.
Outcome outcomeFor(const Troop& loser, const Troop& winner, Degree degree, bool shot, Going loserGoing,
                   const Options& options);

/// The outcomes of a close combat for the loser, by Degree.
using Endings = std::array<Outcome, 3>;
Endings endingsOf(const Troop& loser, const Troop& winner, Going loserGoing, const Options& options);

/// The outcomes of a close combat for both sides.
struct Verdict {
    std::array<Outcome, 2> outcome{};
    int winner = -1;  ///< 0, 1; -1 on equal totals
};
Verdict closeVerdict(const std::array<Troop, 2>& troops, const std::array<int, 2>& totals,
                     const std::array<Going, 2>& going, const Options& options);
/// The same for a known winner (-1: none) and degree.
Verdict closeVerdict(const std::array<Troop, 2>& troops, int winner, Degree degree, const std::array<Going, 2>& going,
                     const Options& options);

/// DBA-142
constexpr double recoilDistance(double depth) { return depth < 1 ? depth : 1; }
/// DBA-144
double pursuitDistance(const Troop& troop, const Troop& enemy);
/// DBA-110
constexpr bool inRange(const Troop& troop, double distance) {
    return troop.range > 0 && distance <= troop.range + tolerance;
}

/// DBA-134: true if `mover` may pass through a friend that does not fight, in a tactical move or in flight.
/// recoilsThrough: true if it may recoil through a friend with the same facing.
bool passes(const Troop& mover, const Troop& through);
bool recoilsThrough(const Troop& loser, const Troop& through);

/// DBA-151: the count of a lost element. `firstDouble`: it is the first double base that its side loses.
constexpr int lossOf(const Troop& troop, bool general, bool firstDouble) {
    return (troop.counts ? 1 : 0) + (general ? 1 : 0) + (troop.doubled && firstDouble ? 1 : 0);
}
/// DBA-152
inline constexpr int campLoss = 1;
inline constexpr int cityLoss = 1;
/// DBA-150
inline constexpr int lossesThatLose = 4;

}  // namespace ephor::dba

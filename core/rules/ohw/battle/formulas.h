// The formulas of O/THW Ancients: dice, scores to hit, ladders, morale, conditions of moves. Pure functions, shared by
// battle, odds, tooltips and tests.
#pragma once

#include "core/battle/reason.h"
#include "core/rules/ohw/army/options.h"
#include "core/rules/ohw/army/traits.h"
#include "core/table/grid.h"

namespace ephor::ohw {

// Dice and hits -------------------------------------------------------------------------------------------------------

/// One unit's attack in a combat, before its hits (OTW-205).
struct Attack {
    int attack = 0;  ///< its rating (OTW-072)
    Traits traits{};
    Traits enemy{};
    bool fullStrength = true;  ///< OTW-103: the roster's value, so that attrition ends it, too
    bool forest = false;       ///< either stands in a wood (OTW-035)
    bool higher = false;       ///< its square is higher than the enemy's (OTW-219)
    bool enemyInFord = false;  ///< OTW-219
    int general = 0;           ///< dice that its general adds (OTW-054)
};
Breakdown attackDice(const Attack& attack);

/// The side of a unit that an attack comes from (OTW-208).
enum class Struck : std::uint8_t { Front, Flank, Rear };
Struck struckOn(Heading facing, Heading toAttacker);

/// The face that hits, with its reason. The first that applies: Elephant Drill, rear, Hoplites and flanks, Indians and
/// Africans, Defence.
Breakdown scoreToHit(int defence, const Traits& target, const Traits& attacker, Struck struck, const Options& options);

/// OTW-031, OTW-A04: true if an attacked unit strikes back.
constexpr bool replies(Struck struck, const Options& options) {
    return options.reply == Reply::Always || (options.reply == Reply::Facing && struck == Struck::Front);
}

/// OTW-042
constexpr int mostTests(const Traits& traits) { return traits.steady ? 2 : 3; }

/// OTW-055; at most one die for each hit.
constexpr int rallyDice(int rating, int hits) { return rating < hits ? rating : hits; }
inline constexpr int rallies = 5;  ///< OTW-056: from this face on a hit is cancelled

// The round -----------------------------------------------------------------------------------------------------------

enum class RoundWinner : std::uint8_t { None, First, Second };
/// OTW-043, OTW-206: the side that took fewer hits after all reductions wins.
constexpr RoundWinner roundWinner(int takenByFirst, int takenBySecond) {
    return takenByFirst == takenBySecond  ? RoundWinner::None
           : takenByFirst < takenBySecond ? RoundWinner::First
                                          : RoundWinner::Second;
}

struct AfterRound {
    int strength = 0;
    bool flees = false;

    friend bool operator==(const AfterRound&, const AfterRound&) = default;
};
/// OTW-045, OTW-063: both units after the hits taken.
std::array<AfterRound, 2> afterRound(const std::array<int, 2>& strength, const std::array<int, 2>& taken);

/// OTW-041: the reaction of a loser to its first, second or third failed test.
enum class LadderStep : std::uint8_t { Back, TurnsAway };
constexpr LadderStep ladderStep(int failed) { return failed == 2 ? LadderStep::TurnsAway : LadderStep::Back; }
/// OTW-041: the retreat of a loser after this many failed tests, on free terrain with `rowsBehind` squares behind it.
struct Retreat {
    int squares = 0;
    bool away = false;  ///< has turned
    bool offBoard = false;

    friend bool operator==(const Retreat&, const Retreat&) = default;
};
Retreat retreatAfter(int failed, int rowsBehind);

/// OTW-061, OTW-062: the direction in which elephants run, by a die.
enum class Stampede : std::uint8_t { None, Left, Right, Rear, Forward };
constexpr Stampede stampedeOf(int die, bool alreadyRampaging) {
    return die == 1   ? Stampede::Left
           : die == 2 ? Stampede::Right
           : die == 3 ? Stampede::Rear
                      : (alreadyRampaging ? Stampede::Forward : Stampede::None);
}

// Generals ------------------------------------------------------------------------------------------------------------

enum class Fate : std::uint8_t { Removed, MissesTurn, Nothing };
/// OTW-057: true if a Risk test fails.
constexpr bool riskFails(int die) { return die == 1; }
/// OTW-058. `bonus` comes from the Battlefield Manager (OTW-050); a total of 7 counts as 6 (OTW-A13).
constexpr Fate fateOf(int die, int bonus) {
    const int sum = die + bonus;
    return sum <= 2 ? Fate::Removed : sum <= 4 ? Fate::MissesTurn : Fate::Nothing;
}

// Army morale ---------------------------------------------------------------------------------------------------------

/// OTW-090, OTW-A11
constexpr int moraleAtStart(int nonSkirmishUnits, int general, const Options& options) {
    return (nonSkirmishUnits + 3) / 4 + 4 + (options.generalMorale == GeneralMorale::Start ? general : 0);
}
/// OTW-059, OTW-095, OTW-A11: the army morale lost with the general.
constexpr int generalsLoss(int general, const Options& options) {
    return options.generalMorale == GeneralMorale::Loss ? general : 1;
}
/// OTW-091, OTW-092, OTW-A21: the army morale lost when combat makes a unit flee, or when a fleeing unit is caught.
constexpr int unitsLoss(const Traits& traits) { return traits.skirmisher ? 0 : 1; }
/// OTW-093, OTW-094, OTW-A22: true if a unit of this Leadership loses Strength when army morale drops to `morale`.
constexpr bool isDrained(int leadership, int morale) { return morale <= 6 && leadership >= morale; }

// Moves ---------------------------------------------------------------------------------------------------------------

enum class SquareTerrain : std::uint8_t { Open, Wood, Ford, Impassable };

/// OTW-019, OTW-106
constexpr bool ignoresTerrain(const Traits& traits) { return traits.skirmisher || traits.looseOrder; }
/// OTW-018: true if the terrain slows such a unit.
constexpr bool slows(SquareTerrain terrain, const Traits& traits) {
    return (terrain == SquareTerrain::Wood || terrain == SquareTerrain::Ford) && !ignoresTerrain(traits);
}
/// OTW-018: squares and turns of an activation that enters or leaves this terrain.
constexpr int allowanceIn(int move, SquareTerrain terrain, const Traits& traits) {
    return slows(terrain, traits) ? 1 : move;
}
/// OTW-012, OTW-013, OTW-A17: the cost of quarter turns and squares forward.
constexpr int costOf(int turns, int forward, const Traits& traits) { return (traits.freeTurn ? 0 : turns) + forward; }
/// OTW-014: true if one may pass through the other.
constexpr bool mayPass(const Traits& mover, const Traits& through, bool enemy) {
    return !enemy && (mover.skirmisher || through.skirmisher);
}

inline constexpr std::size_t mostInGroup = mostUnits;
/// The move of one unit in a group (OTW-010, OTW-011).
struct GroupStep {
    Square from;
    Heading facing = Heading::North;
    int move = 1;
    int forward = 0;
    int quarters = 0;  ///< to the right; -1 to the left
    bool moved = false;
    bool freeTurn = false;
};
/// OTW-007, OTW-010, OTW-011, OTW-A32: true if these units can move as a group on open terrain.
bool isGroupMove(std::span<const GroupStep> steps);

}  // namespace ephor::ohw

// One exact combat with all that follows at once: results, losses, levels, moves, the leaders' risk (ALA-194 to
// ALA-229).
#pragma once

#include "core/battle/game.h"
#include "core/rules/alala/game.h"
#include "core/rules/alala/odds/combat_odds.h"

namespace ephor::alala {

/// An engaged unit or band as a player knows it: the inputs of a clash.
struct ClashSide {
    CombatSide combat;
    Fighter fighter;
    int initialMen = 0;       ///< of all units of a stack
    int menBehind = 0;        ///< live figures of the units behind the front one
    int leaderCp = 0;         ///< of the leader with it; 0: none
    bool toTheDeath = false;  ///< A grade that stays once it is below half strength (ALA-031); others withdraw
};

/// What comes out for one side.
struct ClashChances {
    OutcomeChances outcomes;
    Chances losses;                  ///< figures, at most what it has
    std::array<double, 4> levels{};  ///< of hoplites, after the result and what it sees of the enemy's flight (ALA-046)
    std::array<double, 7> mustMove{};  ///< by After: the move that it must make; Remain also where it may choose
    double mayPursue = 0;              ///< it may, or must, pursue
    double belowHalf = 0;              ///< falls below half strength
    double destroyed = 0;
    double leaderKilled = 0;
    double leaderHurt = 0;  ///< loses command points, or falls
};

struct Clash {
    std::array<Breakdown, 2> dice;
    std::array<CombatDice, 2> rolls;
    std::array<ClashChances, 2> sides;
};
Clash computeClash(const std::array<ClashSide, 2>& sides, const Options& options);

/// The two as they stand in contact, with the supports and the ground that they have now.
std::array<ClashSide, 2> clashSides(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy);

/// What is shown of a clash; the first side is the attacker.
ClashReport reportOf(const std::array<ClashSide, 2>& sides, const Options& options);

/// What the clash calculator asks, the same for both sides.
const std::vector<ClashField>& clashFields();

/// RuleSystem::clash with the standard options.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options = {});

}  // namespace ephor::alala

// The exact probabilities of a combat and its immediate results: outcomes, losses, levels, moves, the leaders' risk
// (ALA-194 to ALA-229).
#pragma once

#include "core/battle/game.h"
#include "core/rules/alala/game.h"
#include "core/rules/alala/odds/combat_odds.h"

namespace ephor::alala {

/// A unit or band in combat, as entered by a player.
struct ClashSide {
    CombatSide combat;
    Fighter fighter;
    int initialMen = 0;       ///< of all units of a stack
    int menBehind = 0;        ///< live figures of the units behind the front one
    int leaderCp = 0;         ///< of the leader with it; 0: none
    bool toTheDeath = false;  ///< A grade that stays once it is below half strength (ALA-031); others withdraw
};

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

/// Two units in contact with their present supports and terrain.
std::array<ClashSide, 2> clashSides(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy);

/// The report of a clash. The first side is the attacker.
ClashReport reportOf(const std::array<ClashSide, 2>& sides, const Options& options);

/// The fields of the clash calculator, the same for both sides.
std::vector<ClashField> clashFields(const Catalogue& types);

/// RuleSystem::clash. `fields` are those of `types`.
Result<ClashReport> clash(const ClashInputs& inputs, const Options& options, const std::vector<ClashField>& fields,
                          const Catalogue& types);

}  // namespace ephor::alala

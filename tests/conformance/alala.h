// What the evaluators of Alala! share: reading units and the tables of kinds.
#pragma once

#include "core/rules/alala/odds/combat_odds.h"
#include "tests/conformance/kinds.h"

namespace ephor::conformance::phalanx {

namespace ala = ephor::alala;

using Kind = KindOf<ala::Options>;

/// The kinds of each file of evaluators.
std::span<const Kind> combatKinds();   // alala_combat.cpp: combat, shooting, results, duels
std::span<const Kind> commandKinds();  // alala_command.cpp: leaders, levels, control, cards, initiative
std::span<const Kind> groundKinds();   // alala_ground.cpp: places, distances, charges
std::span<const Kind> moveKinds();     // alala_moves.cpp: moves, fatigue, disorder, chases

/// The class that a field names.
ala::Troops readTroops(const Inputs& inputs, const ala::Options& options, const char* field = "type");
ala::Grade readGrade(const Inputs& inputs, const char* field = "grade");
/// Of bands, where it is null: B, which nothing looks at.
ala::Grade readGradeOrNull(const Inputs& inputs);
ala::Level readLevel(const Inputs& inputs, const char* field = "aggression");
ala::Level readLevelOrNull(const Inputs& inputs, const char* field = "aggression");
ala::CombatSide readCombatSide(const Inputs& inputs, const ala::Options& options);

/// ALA-186, ALA-237: a chaser and its target, both with all dice; inches between them when the chase begins. Of an
/// evader: a charge at it (ALA-185), else a pursuit.
double catchChance(const ala::MoveDice& chaser, const ala::MoveDice& target, double start, bool ofEvader,
                   const ala::Options& options);

const char* word(ala::Level level);
const char* word(ala::Outcome outcome);
const char* word(ala::After move);

/// The options with hoplite units of that size, where one is given.
ala::Options sized(ala::Options options, std::optional<double> figures);

}  // namespace ephor::conformance::phalanx

// The Combat Phase (rules, sections U and W).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void combatPhase(Play& play);
/// Resolves one combat: dice, results, losses, levels, leaders (ALA-229).
void fightOut(Play& play, PieceId unit, PieceId enemy);
/// The unit in the form that the result functions take.
Fighter fighterOf(const AlalaGame& game, const Table& table, PieceId unit, const Fought& before);

}  // namespace ephor::alala

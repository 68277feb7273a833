// Step 3: melee (SKI-004, SKI-030 to SKI-049, SKI-118 to SKI-121).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

void melee(Play& play, const Card& card);
/// The factors of a figure against an enemy in contact, one line for each.
Breakdown factorsOf(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);
/// The protection of the figure against the enemy's blow.
Protection protectionInMelee(const SkirmishGame& game, const Table& table, PieceId figure, PieceId enemy);
void fightRound(Play& play, PieceId own, PieceId enemy);

}  // namespace ephor::skirmish

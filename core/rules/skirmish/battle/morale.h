// Step 5: morale (SKI-005, SKI-050 to SKI-064, SKI-125, SKI-128).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

void morale(Play& play, const Card& card);
/// The conditions that modify a retinue's test.
MoraleState moraleStateOf(const SkirmishGame& game, const Table& table, Side side, int retinue);
/// SKI-063, SKI-064: shift of a figure's level.
int levelOf(const SkirmishGame& game, const Table& table, PieceId figure);

}  // namespace ephor::skirmish

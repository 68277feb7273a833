// Step 5: morale (SKI-005, SKI-050 to SKI-064, SKI-125, SKI-128).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

void morale(Play& play, const Card& card);
/// The state that a retinue's test is modified by.
MoraleState moraleStateOf(const SkirmishGame& game, const Table& table, Side side, int retinue);
/// SKI-063, SKI-064: levels up or down of a figure.
int levelOf(const SkirmishGame& game, const Table& table, PieceId figure);

}  // namespace ephor::skirmish

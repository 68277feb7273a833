// Standards: SKI-126, SKI-064 (SKI-A21).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-126: the bearer is about to fall to an enemy.
void bearerFalls(Play& play, PieceId bearer, PieceId by, bool inMelee);
/// SKI-126: standards that lie near a figure that has ended its move.
void findStandards(Play& play, PieceId figure);
/// The place where a fallen standard lies.
Vec standardPlace(const Table& table, Side side, int retinue);
/// SKI-064: can the figure see the standard of its retinue?
bool seesStandard(const SkirmishGame& game, const Table& table, PieceId figure);

}  // namespace ephor::skirmish

// Standards: SKI-126, SKI-064 (SKI-A21).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-126, SKI-A21: handles the standard when an enemy is about to remove its bearer.
void bearerFalls(Play& play, PieceId bearer, PieceId by, HitBy hit);
/// SKI-126: picks up standards near a figure that has ended its move.
void findStandards(Play& play, PieceId figure);
Vec standardPlace(const Table& table, Side side, int retinue);
/// SKI-D07: the figure of the best class; the first of equals.
PieceId bestFigure(const SkirmishGame& game, const PieceSet& figures);
/// SKI-064: true if the figure can see the standard of its retinue.
bool seesStandard(const SkirmishGame& game, const Table& table, PieceId figure);

}  // namespace ephor::skirmish

// Falling back and routing: SKI-060 to SKI-062, SKI-075, SKI-129 (SKI-A16).
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// SKI-060, SKI-129: directly away from the nearest enemy.
void fallBack(Play& play, PieceId figure, bool routs);
/// SKI-075, SKI-129: continues towards its own table edge.
void runOn(Play& play, PieceId figure);

}  // namespace ephor::skirmish

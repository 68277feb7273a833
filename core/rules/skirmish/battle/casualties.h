// Loss of figures: SKI-117, SKI-127, leaders SKI-081 to SKI-083.
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// An effective hit: removes a figure; a leader rolls a die (SKI-117, SKI-081). `inMelee`: not a shot.
void strike(Play& play, PieceId figure, PieceId by, bool inMelee);
/// Removes a figure from the battle.
void remove(Play& play, PieceId figure, const Reason& reason);

}  // namespace ephor::skirmish

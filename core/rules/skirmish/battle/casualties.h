// Figures that fall: SKI-117, SKI-127, leaders SKI-081 to SKI-083.
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// An effective hit: it removes a figure, a leader rolls for it (SKI-117, SKI-081). `inMelee`: by a blow, not a shot.
void strike(Play& play, PieceId figure, PieceId by, bool inMelee);
/// Takes a figure out of the battle.
void remove(Play& play, PieceId figure, const Reason& reason);

}  // namespace ephor::skirmish

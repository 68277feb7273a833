// Loss of figures: SKI-117, SKI-127, leaders SKI-081 to SKI-083.
#pragma once

#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

/// An effective hit: removes a figure; a leader rolls a die (SKI-117, SKI-081).
void strike(Play& play, PieceId figure, PieceId by, HitBy hit);
/// How a figure is lost.
enum class Loss : std::uint8_t {
    Falls,
    Captured,    ///< without a way to flee: it and its standard fall to the enemy (SKI-126)
    LeavesTable  ///< a leader who leaves has not fallen
};
/// Removes a figure from the battle. A standard that it carries is captured or gone.
void remove(Play& play, PieceId figure, Loss loss, const Reason& reason);

}  // namespace ephor::skirmish

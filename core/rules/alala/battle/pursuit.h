// Pursuit, new enemies in its way, the baggage (rules, section Y).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// ALA-238, DEC-32: whom it goes after; none where nobody is left to chase. `beaten`: whom it has just fought, or
/// caught.
PieceId choosePursued(Play& play, PieceId unit, PieceId beaten);
/// ALA-238, ALA-239: after a beaten opponent. `chain`: pursuits that led to this one.
void pursue(Play& play, PieceId unit, PieceId target, int chain);
void loot(Play& play, PieceId unit);
Vec baggage(const AlalaGame& game, Side side);
inline constexpr int longestChain = 8;  ///< ALA-AMB-104

}  // namespace ephor::alala

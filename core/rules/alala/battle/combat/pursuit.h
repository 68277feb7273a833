// Pursuit, new enemies in its path, the baggage (rules, section Y).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// ALA-238, DEC-32: the enemy to pursue; none if nobody is left. `beaten`: the enemy that it has just fought or caught.
PieceId choosePursued(Play& play, PieceId unit, PieceId beaten);
/// ALA-238, ALA-239: pursues a beaten opponent. `chain`: number of pursuits that led to this one.
void pursue(Play& play, PieceId unit, PieceId target, int chain);
void loot(Play& play, PieceId unit);
Vec baggage(const AlalaGame& game, Side side);
inline constexpr int longestChain = 8;  ///< ALA-AMB-104

}  // namespace ephor::alala

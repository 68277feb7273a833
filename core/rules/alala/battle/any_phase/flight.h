// Evading, retiring, routing: full moves away (rules Q, W, X).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

enum class Flight : std::uint8_t { Gone, Moved, Unable };
/// ALA-130, ALA-AMB-083, ALA-AMB-102: a full move away, up to 60 degrees to the side if the path is blocked.
Flight flee(Play& play, PieceId unit, Vec away, const Reason& reason);
/// The direction away from the enemy that it flees.
Vec awayFor(const Play& play, PieceId unit);
/// ALA-235: retires, or stays and suffers losses. False if the unit is gone.
bool retire(Play& play, PieceId unit, const Reason& reason);
/// ALA-236
bool rout(Play& play, PieceId unit, const Reason& reason);
void startRetiring(Play& play, PieceId unit, const Reason& reason);
void startRouting(Play& play, PieceId unit, const Reason& reason);

}  // namespace ephor::alala

// Levels of aggression and their changes (rules, section F).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// ALA-040, ALA-048: changes the level of a hoplite unit at once. Bands are not affected (ALA-033).
void raise(Play& play, PieceId unit, int levels, const Reason& reason);
void lower(Play& play, PieceId unit, int levels, const Reason& reason);
/// ALA-041, ALA-046, ALA-AMB-015: a hoplite unit has begun to flee or is destroyed; units nearby react.
void seenToBreak(Play& play, PieceId unit);
/// ALA-036, ALA-AMB-016
void mustRetire(Play& play, PieceId unit, const Reason& reason);

}  // namespace ephor::alala

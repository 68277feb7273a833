// The Phalanx Manoeuvre and Charge Phases: the line advances together, turns to where it can charge, and charges
// (DEC-20, DEC-24).
#pragma once

#include "core/ai/alala/viewpoint.h"

namespace ephor::alala {

/// The enemy to approach: the nearest hoplites, since they decide the battle; without hoplites, the nearest unit.
PieceId goalOf(const Viewpoint& view, PieceId unit);
/// DEC-20, and the distance.
Choice leadPhalanx(const Viewpoint& view, const Request& request);
Choice howFar(const Viewpoint& view, const Request& request);
/// True if one of the units can and would charge from its position.
bool willCharge(const Viewpoint& view, const PieceSet& units);
/// DEC-24: of the friends that may support a charge, those that would not charge themselves.
PieceSet goAlong(const Viewpoint& view, const PieceSet& friends);
/// DEC-24
Choice decideCharge(const Viewpoint& view, const Request& request);

}  // namespace ephor::alala

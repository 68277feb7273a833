// Advances of hoplites, and enemy bands that give way (rules, sections O and Q).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// ALA-112: distance in inches that a body may go, and the units that stop it.
Path bodyPath(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along, double distance);
/// Advances and pushes bands back (ALA-113). Returns the distance in inches.
double advanceBody(Play& play, const PieceSet& body, Vec along, double distance, const Reason& reason);

}  // namespace ephor::alala

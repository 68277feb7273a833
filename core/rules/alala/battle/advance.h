// Hoplites go forward; enemy bands give way (rules, sections O and Q).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// ALA-112: inches that a body may go; the units in its way that stop it.
Path bodyPath(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along, double distance);
/// Goes forward and pushes bands back (ALA-113). Inches gone.
double advanceBody(Play& play, const PieceSet& body, Vec along, double distance, const Reason& reason);

}  // namespace ephor::alala

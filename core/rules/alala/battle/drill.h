// Wheels, steps to the side and back, about faces: what a body does without going forward (rules, section Q).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// What the units of a body did last (ALA-080).
void record(Play& play, const PieceSet& body, PastAction past, const Reason& reason);
/// ALA-147: whether the body may wheel half an inch; and as far as its owner says.
bool mayWheel(const AlalaGame& game, const Table& table, const PieceSet& body, bool right);
void wheelAbout(Play& play, const PieceSet& body, bool right);
/// ALA-146: half inches that the whole body may shift; and as far as its owner says.
int mostStep(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along);
void stepAside(Play& play, const PieceSet& body, bool back);
/// ALA-144
void aboutFace(Play& play, const PieceSet& body, int dice);

}  // namespace ephor::alala

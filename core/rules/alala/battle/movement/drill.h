// Wheels, steps to the side and back, about faces: moves of a body other than advances (rules, section Q).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// Records the last action of the units of a body (ALA-080).
void record(Play& play, const PieceSet& body, PastAction past, const Reason& reason);
/// ALA-147: true if the body may wheel half an inch. wheelAbout() asks how far and wheels.
bool mayWheel(const AlalaGame& game, const Table& table, const PieceSet& body, WheelTo direction);
void wheelAbout(Play& play, const PieceSet& body, WheelTo direction);
/// ALA-146: half inches that the whole body may shift. stepAside() and stepBack() ask how far and shift.
int mostStep(const AlalaGame& game, const Table& table, const PieceSet& body, Vec along);
void stepAside(Play& play, const PieceSet& body);
void stepBack(Play& play, const PieceSet& body);
/// ALA-144
void aboutFace(Play& play, const PieceSet& body, int dice);

}  // namespace ephor::alala

// Shooting (rules, section S).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

PieceSet targetsOf(const AlalaGame& game, const Table& table, PieceId band);
bool volley(Play& play, PieceId band, const PieceSet& targets, const Reason& reason);

}  // namespace ephor::alala

// Supports in combat, and the dice that follow from them (rules, sections U and V).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

struct Supports {
    PieceSet left;  ///< hoplites: the unbroken chain
    PieceSet right;
    PieceSet bands;
    bool shieldless = false;
};

Supports supportsOf(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy);
CombatSide combatSide(const AlalaGame& game, const Table& table, PieceId unit, PieceId enemy);

}  // namespace ephor::alala

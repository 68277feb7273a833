// One round of combat, in the order of OTW-205.
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

enum class Attackers : std::uint8_t { Orderly, Rampaging };
/// OTW-205: one round, attacker first.
void combat(Play& play, PieceId attacker, PieceId target, Attackers attackers = Attackers::Orderly);
/// OTW-D10
void mahoutsStrike(Play& play, PieceId elephants);
/// The attack of a unit at `here` on an enemy at `there`, without its general's dice.
Attack attackFrom(const Board& board, PieceId unit, Place here, PieceId enemy, Place there);
/// The number of dice of that attack.
int diceFrom(const Board& board, PieceId unit, Place here, PieceId enemy, Place there);
/// The score with which a unit hits another at their present places.
Breakdown scoreOf(const Board& board, PieceId unit, PieceId target);
/// The side of `target` that `attacker` attacks from an adjoining square.
Struck struckBy(const Board& board, PieceId attacker, PieceId target);

}  // namespace ephor::ohw

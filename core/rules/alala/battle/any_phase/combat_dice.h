// Dice rolls, with the cards that reroll them (ALA-246, rules 2.9).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// The purpose of a roll, which decides the cards that may reroll it (ALA-246).
enum class RollKind : std::uint8_t { Plain, Volley, Combat };
/// Rolls dice and offers the reroll cards (ALA-247, ALA-251, ALA-254, ALA-256, ALA-258).
Roll rollDice(Play& play, const RollRequest& request, RollKind kind = RollKind::Plain);
/// Rolls for both sides of a combat, then offers the reroll cards, first to the side with initiative (ALA-AMB-107).
struct OpenRoll {
    RollRequest request;
    Roll roll;
};
void rollBoth(Play& play, OpenRoll& first, OpenRoll& second);
RollRequest diceFor(const Play& play, PieceId unit, int count, const Reason& why, int need = 0);
/// Rolls the dice of a move and returns the result. A-grade units may ease one die (ALA-137). `body`: all units that
/// move by this roll.
Moved rollMove(Play& play, PieceId unit, const MoveDice& dice, const Reason& why, const PieceSet& body);

}  // namespace ephor::alala

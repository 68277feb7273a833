// Rolls, and the cards that mend or spoil them (ALA-246, rules 2.9).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

/// What a roll is for: which cards may mend it (ALA-246).
enum class RollKind : std::uint8_t { Plain, Volley, Combat };
/// Rolls dice and offers the cards of re-rolling (ALA-247, ALA-251, ALA-254, ALA-256, ALA-258).
Roll rollDice(Play& play, const RollRequest& request, RollKind kind = RollKind::Plain);
/// Rolls for both sides of a combat, then offers the cards of re-rolling, the side with initiative first (ALA-AMB-107).
struct OpenRoll {
    RollRequest request;
    Roll roll;
};
void rollBoth(Play& play, OpenRoll& first, OpenRoll& second);
/// A request for dice of a unit.
RollRequest diceFor(const Play& play, PieceId unit, int count, const Reason& why, int need = 0);
/// The dice of a move and what they came to; A grade may ease one (ALA-137). `body`: all that move on this roll.
Moved rollMove(Play& play, PieceId unit, const MoveDice& dice, const Reason& why, const PieceSet& body);

}  // namespace ephor::alala

// What the gods send: the card of the season, and the cards that powers are given and play (2.4, 2.13).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void drawOmen(Move& move);
/// What an omen does to a place, and to a power: the season's own, or one that a power plays.
void strike(Move& move, const OmenCard& card, PlaceId place);
void bless(Move& move, const OmenCard& card, PowerId power);
bool playOmen(Move& move, const Deal& deal);
/// The card falls on one place, that whoever plays it names.
bool isForPlace(Effect effect);
/// The gods are asked: a card for the power's hand, if it holds none too many.
void invoke(Move& move, PowerId power);

}  // namespace ephor::campaign

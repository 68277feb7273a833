// Omens: the card of the season, and the cards that powers are given and play (2.4, 2.13).
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

void drawOmen(TurnContext& turn);
/// The effect of a card on a place or a power, whether it is the season's card or played by a power.
void strike(TurnContext& turn, const OmenCard& card, PlaceId place);
void bless(TurnContext& turn, const OmenCard& card, PowerId power);
bool playOmen(TurnContext& turn, const Deal& deal);
/// Whether the card affects one place, which the power that plays it chooses.
bool isForPlace(Effect effect);
/// Draws a card for the power's hand, if there is room.
void invoke(TurnContext& turn, PowerId power);

}  // namespace ephor::campaign

// The Othismos cards: drawn by invoking the gods; played at once, kept, or given to the enemy (rules, section Z).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

bool holds(const Table& table, Side side, Card card);
/// The cards in a side's hand, in the order of the deck.
std::vector<Card> handOf(const Table& table, Side side);
int packLeft(const Table& table);
/// ALA-065: draws a card for the leader with this unit and resolves it.
void invoke(Play& play, PieceId host);
/// Discards a card from a hand (ALA-245).
void spend(Play& play, Side side, Card card, PieceId on = {});
/// ALA-245, ALA-246: asks the holder of a card whether to play it on a unit. True if it is played; the card is
/// discarded.
bool playsCard(Play& play, Decision decision, Side holder, Card card, PieceId on, const Reason& playing);
/// ALA-253: offered at the start of a phase.
void offerEkdromoi(Play& play);

}  // namespace ephor::alala

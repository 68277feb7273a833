// The Othismos cards: drawn by invoking the gods, played at once, kept, or handed to the enemy (rules, section Z).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

bool holds(const Table& table, Side side, Card card);
/// The cards that a side holds, in the order of the pack.
std::vector<Card> handOf(const Table& table, Side side);
int packLeft(const Table& table);
/// ALA-065: draws a card for the leader with this unit and handles it.
void invoke(Play& play, PieceId host);
/// Spends a card from a hand (ALA-245).
void spend(Play& play, Side side, Card card, PieceId on = {});
/// ALA-245, ALA-246: offers the holder of a card to play it on a unit; true where he does, and the card is spent.
bool playsCard(Play& play, Decision decision, Side holder, Card card, PieceId on, const Reason& playing);
/// ALA-253, at the start of a phase.
void offerEkdromoi(Play& play);

}  // namespace ephor::alala

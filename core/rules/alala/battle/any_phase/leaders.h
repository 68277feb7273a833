// Leaders: ratings, risks, wounds, death and succession (rules, section H).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void rollRatings(Play& play);
/// ALA-067: risk rolls for the leader with a unit that was shot at or has fought.
void riskLeader(Play& play, PieceId unit, int times = 1);
/// ALA-071, ALA-072: the second in command takes over, with the nearest unit if the leader's unit is lost.
void killLeader(Play& play, PieceId unit);
/// ALA-AMB-025: changes a rating after a wound or card.
void setRating(Play& play, PieceId unit, int rating, const Reason& reason);
/// ALA-097: the rating of the side's general; 0 without one.
int ratingOfChief(const AlalaGame& game, const Table& table, Side side);

}  // namespace ephor::alala

// Leaders: ratings, risk, wounds, death and successors (rules, section H).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void rollRatings(Play& play);
/// ALA-067 to ALA-071: the leader with a unit that was shot at or has fought.
void riskLeader(Play& play, PieceId unit, int times = 1);
/// ALA-071, ALA-072: his second in command takes over, with the nearest unit where his own is lost.
void killLeader(Play& play, PieceId unit, bool unitIsLost);
/// ALA-AMB-025: a rating changed by wound or card.
void setRating(Play& play, PieceId unit, int rating, const Reason& reason);

}  // namespace ephor::alala

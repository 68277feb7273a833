// Arete: reckoning, bidding, stealing, rallying, re-rolls (rules 1.1, 1.2).
#pragma once

#include "core/rules/men_of_bronze/battle/battle.h"

namespace ephor::men_of_bronze {

void scoreArete(Play& play);
void bidForInitiative(Play& play);
Side holder(const Table& table);
void offerRally(Play& play, Side side);
void offerSteal(Play& play);
/// Dice that have fallen and may be rerolled: how many successes count (0: as the roll asked), and whom they
/// strike, if anyone.
struct OpenRoll {
    Roll& roll;
    const RollRequest& request;
    int wanted = 0;
    PieceId against = {};
};
/// D-22 for dice of one side: the window stays open until the side passes (MOB-009).
void offerRerolls(Play& play, const OpenRoll& open);
inline void offerRerolls(Play& play, Roll& roll, const RollRequest& request) { offerRerolls(play, {roll, request}); }
/// D-22 for the dice of both sides of a Fight, `first` asked first, until both pass in a row.
void offerRerolls(Play& play, const OpenRoll& first, const OpenRoll& second);

}  // namespace ephor::men_of_bronze

// Results of combat: recoil, flight, destruction, pursuit (DBA-133, DBA-142 to DBA-147, DBA-150 to DBA-152).
#pragma once

#include "core/rules/dba/battle/battle.h"

namespace ephor::dba {

struct Fought {
    PieceId loser;
    PieceId winner;
    bool shot = false;
    PieceId supporter;  ///< the element that supports the loser from behind
    int support = 0;
};
void suffer(Play& play, Outcome outcome, const Fought& fought);
void pursue(Play& play, PieceId winner, PieceId loser, const Troop& loserTroop);
void loseWork(Play& play, PieceId guard, PieceId attacker);
/// The end of the battle, if it is over.
std::optional<Ended> victoryCheck(Play& play);

}  // namespace ephor::dba

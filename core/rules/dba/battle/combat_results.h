// Results of combat: who recoils, flees or is destroyed, and works that are lost (DBA-133, DBA-140, DBA-147, DBA-152).
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
void loseWork(Play& play, PieceId guard, PieceId attacker);

}  // namespace ephor::dba

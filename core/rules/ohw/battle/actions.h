// The actions of a phase (OTW-003 to OTW-007, OTW-015 to OTW-017, OTW-052, OTW-216, OTW-218).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-003 to OTW-007: the actions of a phase.
void actions(Play& play, Side side);
/// Who of some units may do what alone, as things stand.
struct Ready {
    Units mahouts;    ///< OTW-D10
    Units movers;     ///< have not moved
    Units attackers;  ///< of those, who may attack still (OTW-204, OTW-A06, OTW-A07); whom: mayFight, mayCharge
    Units again;      ///< have moved (OTW-016)

    Units all() const { return mahouts | movers | again; }
};
Ready readyOf(const Board& board, const Units& units);
/// Has any of some units something to do?
bool mayAct(const Board& board, const Units& units);
/// OTW-216: whom a side's general may join, from the way ahead clockwise; none where he may not.
std::array<PieceId, 4> mayJoin(const Board& board, Side side);
/// What follows when the umpire has changed the table by hand: every unit in a square of its own.
void afterCorrection(Play& play);

}  // namespace ephor::ohw

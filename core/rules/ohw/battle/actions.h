// The actions of a phase (OTW-003 to OTW-007, OTW-015 to OTW-017, OTW-052, OTW-216, OTW-218).
#pragma once

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

/// OTW-003, OTW-007: the actions of a phase.
void actions(Play& play, Side side);
/// The units that can act alone at present, by action.
struct Ready {
    Units mahouts;  ///< OTW-D10
    Units movers;   ///< have not moved
    Units
        attackers;  ///< of those, units that may still attack (OTW-204, OTW-A06, OTW-A07); targets: mayFight, mayCharge
    Units again;    ///< have moved (OTW-016)

    Units all() const { return mahouts | movers | again; }
};
Ready readyOf(const Board& board, const Units& units);
bool mayAct(const Board& board, const Units& units);
/// OTW-216: the units that a side's general may join, clockwise from ahead; none if the general may not.
std::array<PieceId, 4> mayJoin(const Board& board, Side side);
/// Moves units to squares of their own after a correction by the umpire.
void afterCorrection(Play& play);

}  // namespace ephor::ohw

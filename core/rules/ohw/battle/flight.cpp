#include "core/rules/ohw/battle/flight.h"

#include "core/rules/ohw/battle/morale.h"
#include "core/rules/ohw/battle/pursuit.h"

namespace ephor::ohw {

void breakUnit(Play& play, PieceId unit) {
    const Side side = play.side(unit);
    const bool isWild = isRampaging(play.table(), unit);
    endPursuit(play, unit);
    if (!isWild)
        play.set(unit, Fleeing, 1, why::breaks);
    loseMorale(play, side, unitsLoss(play.profile(unit).traits), why::moraleFlees);  // OTW-091, OTW-A27
    loseGeneral(play, unit, why::generalSwept);                                      // OTW-059
    if (isWild)
        play.remove(unit, why::wildGone);
    else if (side == play.active())  // OTW-039
        flee(play, unit);
}

// OTW-037: counts as a flight caused by combat.
void pushOff(Play& play, PieceId unit) {
    const Side side = play.side(unit);
    loseMorale(play, side, unitsLoss(play.profile(unit).traits), why::moraleFlees);
    loseGeneral(play, unit, why::generalSwept);
    play.remove(unit, why::pushedOff);
}

void cutDown(Play& play, PieceId unit, const Reason& reason) {
    play.remove(unit, reason);
    loseMorale(play, play.side(unit), unitsLoss(play.profile(unit).traits), why::moraleCaught);  // OTW-092, OTW-A21
}

// OTW-038, OTW-A35: the turn towards its base edge is free. OTW-210: past friends to the next free square; an enemy in
// the way destroys it.
void flee(Play& play, PieceId unit) {
    const Heading home = baseEdge(play.side(unit));
    const Grid& grid = play.game.grid();
    const Traits& traits = play.profile(unit).traits;
    Square at = play.board.square(unit);
    Square ends = at;  // the last free square on the path
    int left = allowanceIn(play.profile(unit).move, play.game.terrainAt(at), traits);
    for (int gone = 0; gone < left || at != ends;) {
        const Square next = stepped(at, home);
        if (!grid.contains(next)) {
            play.set(unit, FledFrom, 1 + grid.index(at), why::fledOff);  // OTW-048
            play.remove(unit, why::fledOff);
            return;
        }
        const SquareTerrain terrain = play.game.terrainAt(next);
        const bool slow = slows(terrain, traits);
        // House rule: impassable terrain stops it; a wood or ford takes a whole move.
        if (terrain == SquareTerrain::Impassable || (slow && gone > 0 && gone < left))
            break;
        const PieceId there = play.board.at(next);
        if (there && play.side(there) != play.side(unit)) {
            cutDown(play, unit, why::intercepted);
            return;
        }
        at = next;
        ++gone;
        if (slow)
            left = gone;
        if (!there)
            ends = at;
    }
    play.place(unit, ends, home, why::flees);
}

void flights(Play& play, Side side) {
    if ((play.table().present(side) & play.table().with(Fleeing)).empty())
        return;
    for (const PieceId unit : play.table().present(side))
        if (play.alive(unit) && isFleeing(play.table(), unit)) {
            flee(play, unit);
            settleMorale(play);
        }
}

}  // namespace ephor::ohw

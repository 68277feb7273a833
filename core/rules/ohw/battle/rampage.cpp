#include "core/rules/ohw/battle/rampage.h"

#include "core/rules/ohw/battle/combat.h"
#include "core/rules/ohw/battle/flight.h"
#include "core/rules/ohw/battle/morale.h"

namespace ephor::ohw {

namespace {

Heading stampedeHeading(Stampede run, Heading facing) {
    switch (run) {
    case Stampede::Left:
        return leftOf(facing);
    case Stampede::Right:
        return rightOf(facing);
    case Stampede::Rear:
        return opposite(facing);
    case Stampede::None:
    case Stampede::Forward:
        break;
    }
    return facing;
}

/// A full move in this direction; turns are free. The first unit contacted, friend or enemy, is attacked.
void runWild(Play& play, PieceId elephants, Heading heading) {
    const Traits& traits = play.profile(elephants).traits;
    Square at = play.board.square(elephants);
    const int most = allowanceIn(play.profile(elephants).move, play.game.terrainAt(at), traits);
    for (int gone = 0; gone < most; ++gone) {
        const Square next = stepped(at, heading);
        if (!play.game.grid().contains(next)) {
            loseMorale(play, play.side(elephants), unitsLoss(traits), why::moraleFlees);  // OTW-A27
            loseGeneral(play, elephants, why::generalSwept);
            play.remove(elephants, why::wildOff);
            return;
        }
        const SquareTerrain terrain = play.game.terrainAt(next);
        const bool slow = slows(terrain, traits);
        if (terrain == SquareTerrain::Impassable || (slow && gone > 0))
            break;
        if (const PieceId there = play.board.at(next)) {
            play.place(elephants, at, heading, why::runs);
            if (!isFleeing(play.table(), there)) {
                combat(play, elephants, there, Attackers::Rampaging);
                return;
            }
            cutDown(play, there, why::trampled);  // house rule: friend or enemy
            play.place(elephants, next, heading, why::runs);
            return;
        }
        at = next;
        if (slow)
            break;
    }
    play.place(elephants, at, heading, why::runs);
}

}  // namespace

// OTW-060, OTW-C10, OTW-A25, OTW-A26: a die decides, and the first move follows at once.
bool mayRunWild(Play& play, PieceId elephants) {
    const Stampede run = stampedeOf(play.die(play.side(elephants), elephants, why::rampageDie), false);
    if (run == Stampede::None)
        return false;
    play.set(elephants, Rampaging, 1, why::rampage);
    runWild(play, elephants, stampedeHeading(run, play.board.heading(elephants)));
    return true;
}

void rampages(Play& play, Side side) {
    if ((play.table().present(side) & play.table().with(Rampaging)).empty())
        return;
    for (const PieceId unit : play.table().present(side)) {
        if (!play.alive(unit) || !isRampaging(play.table(), unit))
            continue;
        const Stampede run = stampedeOf(play.die(side, unit, why::rampageDie), true);
        runWild(play, unit, stampedeHeading(run, play.board.heading(unit)));
        settleMorale(play);
    }
}

}  // namespace ephor::ohw

#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

void Play::note(const Reason& what, Side whose) { referee.note(what, whose, {}, {}, 0, 0, noBreakdown); }

void Play::place(PieceId unit, Place to, Heading heading, const Reason& reason) {
    if (board.place(unit) == to && board.heading(unit) == heading)
        return;
    referee.apply(PieceMoved{unit, game.poseOn(to, heading), &reason});
    board.move(unit, to, heading);
}

void Play::remove(PieceId unit, const Reason& reason) {
    referee.apply(PieceRemoved{unit, &reason});
    board.lift(unit);
}

int Play::die(Side whose, PieceId unit, const Reason& reason) {
    RollRequest request;
    request.side = whose;
    request.piece = unit;
    request.why = &reason;
    return referee.roll(request)[0];
}

}  // namespace ephor::ohw

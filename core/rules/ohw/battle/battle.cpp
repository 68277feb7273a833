#include "core/rules/ohw/battle/battle.h"

namespace ephor::ohw {

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

}  // namespace ephor::ohw

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

int Play::die(Side whose, PieceId unit, const Reason& reason, int need) {
    RollRequest request;
    request.side = whose;
    request.piece = unit;
    request.why = &reason;
    request.need = need;
    request.wanted = need > 0 ? 1 : 0;
    return referee.roll(request)[0];
}

bool askYesNo(Play& play, Decision decision, PieceId unit, PieceId subject, const Reason& no, const Reason& yes,
              const Reason* context) {
    const std::array options{Option{code::no, {}, &no, 0}, Option{code::yes, {}, &yes, 0}};
    Request request;
    request.question = {decision, play.side(unit), unit};
    request.options = options;
    request.subject = subject;
    request.context = context;
    return play.referee.choose(request).code == code::yes;
}

}  // namespace ephor::ohw

#include "core/rules/skirmish/battle/play.h"

namespace ephor::skirmish {

void Play::note(const Reason& what, PieceId figure, PieceId other, int number, int otherNumber,
                const Breakdown& breakdown) const {
    umpire.note(what, figure ? side(figure) : Side::A, figure, other, number, otherNumber, breakdown);
}

int Play::roll(const Reason& why, PieceId figure, Side whose, int sides) const {
    RollRequest request;
    request.sides = sides;
    request.side = whose;
    request.piece = figure;
    request.why = &why;
    return umpire.roll(request)[0];
}

}  // namespace ephor::skirmish

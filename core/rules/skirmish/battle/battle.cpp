#include "core/rules/skirmish/battle/battle.h"

namespace ephor::skirmish {

int Play::roll(const Reason& why, PieceId figure, Side whose, int sides) const {
    RollRequest request;
    request.sides = sides;
    request.side = whose;
    request.piece = figure;
    request.why = &why;
    return referee.roll(request)[0];
}

}  // namespace ephor::skirmish

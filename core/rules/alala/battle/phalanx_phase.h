// The Phalanx Manoeuvre Phase: bodies and single units, from right to left (rules, section O).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void phalanxPhase(Play& play, Side side);
/// The unit and those of its phalanx whom a chain of base contact links with it, of the same facing and for whom
/// `joins(unit)`.
template <typename Joins>
PieceSet linkedWith(const AlalaGame& game, const Table& table, PieceId unit, const Joins& joins) {
    PieceSet body;
    body.insert(unit);
    for (bool more = true; more;) {
        more = false;
        for (const PieceId member : body)
            for (const PieceId next : (table.touching(member) & game.phalanxOf(unit).units) - body)
                if (joins(next) && table.body(next).facing() == table.body(unit).facing()) {
                    body.insert(next);
                    more = true;
                }
    }
    return body;
}
/// The bodies of a side: controlled units that touch (ALA-111).
PieceSet bodyOf(const AlalaGame& game, const Table& table, PieceId unit);

}  // namespace ephor::alala

// The Phalanx Manoeuvre Phase: bodies and single units, from right to left (rules, section O).
#pragma once

#include "core/rules/alala/battle/battle.h"

namespace ephor::alala {

void phalanxPhase(Play& play, Side side);
/// The unit and those of its phalanx that are linked with it by a chain of base contact, have the same facing, and for
/// which `joins(unit)` is true.
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
/// The body of a unit: controlled units that touch (ALA-111).
PieceSet bodyOf(const AlalaGame& game, const Table& table, PieceId unit);

}  // namespace ephor::alala

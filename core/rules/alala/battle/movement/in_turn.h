// Moves the units of a body one by one, in an order in which none ends on another that has not moved yet.
#pragma once

#include "core/rules/alala/battle/battle.h"
#include "core/table/geometry.h"

namespace ephor::alala {

/// Calls `go(unit, pose)` for each unit of a body; `to(unit)` is its pose after the move. Stops if the remaining units
/// block each other.
template <typename To, typename Go> void inTurn(const Play& play, PieceSet body, To&& to, Go&& go) {
    while (!body.empty()) {
        PieceId next;
        for (const PieceId unit : body) {
            const Body there{to(unit), play.body(unit).size};
            bool free = true;
            for (const PieceId p : body)
                free = free && (p == unit || !overlap(there, play.body(p)));
            if (free) {
                next = unit;
                break;
            }
        }
        if (!next)
            return;
        body.erase(next);
        go(next, to(next));
    }
}

}  // namespace ephor::alala

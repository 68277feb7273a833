// Units that move together, one by one, so that nobody steps on another who has not gone yet.
#pragma once

#include "core/rules/alala/battle/battle.h"
#include "core/table/geometry.h"

namespace ephor::alala {

/// Calls `go(unit, pose)` for each unit of a body, whose places after the move `to(unit)` names; ends where the rest
/// stand in each other's way.
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

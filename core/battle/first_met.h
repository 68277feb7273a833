// Which piece a straight move reaches first.
#pragma once

#include "core/battle/table.h"

namespace ephor {

/// True if `mover` contacts `next` (after `at` inches) before `met` (after `metAt` inches). If a friend and an enemy
/// are reached within the tolerance, the enemy is first. Piece ids do not decide, so the result is the same with the
/// sides exchanged.
inline bool isMetFirst(const Table& table, PieceId mover, PieceId next, double at, PieceId met, double metAt) {
    const bool isEnemy = table.side(next) != table.side(mover);
    if (isEnemy == (table.side(met) != table.side(mover)))
        return at < metAt;
    return isEnemy ? at < metAt + tolerance : at < metAt - tolerance;
}

}  // namespace ephor

// Whom a piece meets first on a straight way.
#pragma once

#include "core/battle/table.h"

namespace ephor {

/// True where `mover` meets `next` after `at` inches rather than `met` after `metAt`: who is nearer, and of a friend
/// and an enemy who are touched at once (within the tolerance) the enemy. The numbers of the pieces do not count, for a
/// battle is the same with its sides exchanged.
inline bool isMetFirst(const Table& table, PieceId mover, PieceId next, double at, PieceId met, double metAt) {
    const bool isEnemy = table.side(next) != table.side(mover);
    if (isEnemy == (table.side(met) != table.side(mover)))
        return at < metAt;
    return isEnemy ? at < metAt + tolerance : at < metAt - tolerance;
}

}  // namespace ephor

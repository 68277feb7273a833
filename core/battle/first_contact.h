// Which piece a mover touches first on a straight path.
#pragma once

#include "core/battle/table.h"

namespace ephor {

/// True if `mover` touches `piece` after `inches` before it touches `other` after `inchesToOther`. Of a friend and an
/// enemy at the same distance (within the tolerance) the enemy comes first. Ids do not count, since a battle must be
/// the same with its sides exchanged.
inline bool touchesFirst(const Table& table, PieceId mover, PieceId piece, double inches, PieceId other,
                         double inchesToOther) {
    const bool isEnemy = table.side(piece) != table.side(mover);
    if (isEnemy == (table.side(other) != table.side(mover)))
        return inches < inchesToOther;
    return isEnemy ? inches < inchesToOther + tolerance : inches < inchesToOther - tolerance;
}

}  // namespace ephor

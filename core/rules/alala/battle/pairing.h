// Who fights whom in the Combat Phase (rules, section U).
#pragma once

#include "core/rules/alala/battle/battle.h"

#include <optional>

namespace ephor::alala {

/// Two units in contact that may fight each other.
struct Pair {
    PieceId unit;  ///< of the side with initiative
    PieceId enemy;
    int weight = 0;
};
using Pairs = StackList<Pair, 4 * PieceSet::room>;

/// Everybody in contact with everybody whom they fight, from right to left as the initiative side sees them.
void findPairs(const Play& play, Pairs& pairs);
/// ALA-216, ALA-AMB-079: the next pair of those not yet paired; ties go to the rightmost of the initiative side, who
/// chooses where they share an enemy (DEC-27).
std::optional<Pair> nextPair(Play& play, const Pairs& pairs, const PieceSet& paired);

}  // namespace ephor::alala

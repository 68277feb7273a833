// Pairs the units for the Combat Phase (rules, section U).
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

/// All pairs of units in contact that fight each other, from right to left as seen by the initiative side.
void findPairs(const Play& play, Pairs& pairs);
/// ALA-216, ALA-AMB-079: the next pair of unpaired units. On a tie the rightmost of the initiative side comes first;
/// its player chooses if they share an enemy (DEC-27).
std::optional<Pair> nextPair(Play& play, const Pairs& pairs, const PieceSet& paired);

}  // namespace ephor::alala

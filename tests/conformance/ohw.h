// What the evaluators of O/THW Ancients share: the tables of kinds.
#pragma once

#include "core/dice/chances.h"
#include "core/rules/ohw/battle/formulas.h"
#include "tests/conformance/kinds.h"

namespace ephor::conformance::squares {

using Kind = KindOf<ohw::Options>;

/// The kinds of each file of evaluators.
std::span<const Kind> chanceKinds();  // ohw_chances.cpp: tests, dice, rounds, generals
std::span<const Kind> duelKinds();    // ohw_duel.cpp
std::span<const Kind> playKinds();    // ohw_play.cpp: what is legal, what follows, the order of a phase

/// Chances of 0, 1, 2, …
Value listOf(const Chances& chances);

}  // namespace ephor::conformance::squares

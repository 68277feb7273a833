// What the evaluators of the skirmish share: reading protections, classes and weapons, and the tables of kinds.
#pragma once

#include "core/rules/skirmish/odds/combat_odds.h"
#include "tests/conformance/kinds.h"

namespace ephor::conformance::skirmish {

namespace ski = ephor::skirmish;

using Kind = KindOf<ski::Options>;

/// The kinds of each file of evaluators.
std::span<const Kind> fightingKinds();  // skirmish.cpp: movement, shooting, melee, leaders
std::span<const Kind> moraleKinds();    // skirmish_morale.cpp: losses, morale, rally, rout

ski::Protection readProtection(const Inputs& inputs, const char* field);
ski::Class readClass(const Inputs& inputs, const char* field = "unit_class");
ski::Band readBand(const Inputs& inputs);

/// One die that shows no more than that.
constexpr double chanceUpTo(int face) { return static_cast<double>(face) / ski::dieSides; }

}  // namespace ephor::conformance::skirmish

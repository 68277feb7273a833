// What the evaluators of DBA share: reading elements and places, and the tables of kinds.
#pragma once

#include "core/rules/dba/battle/terrain.h"
#include "tests/conformance/kinds.h"

namespace ephor::conformance::elements {

using Kind = KindOf<dba::Options>;

/// The kinds of each file of evaluators.
std::span<const Kind> combatKinds();  // dba_combat.cpp: totals, factors, outcomes, losses
std::span<const Kind> boundKinds();   // dba_bound.cpp: set-up, PIPs, command, places, distances

dba::Troop readTroop(const Inputs& inputs, const char* field = "element");
dba::Troop troopNamed(const std::string& token);

}  // namespace ephor::conformance::elements

// The one door by which talents come into a treasury and leave it (2.11). In a war without money nobody earns, and
// nothing costs anything: what is to be had for talents is had for nothing, as far as men, yards and docks go.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

inline bool hasMoney(const Scenario& scenario) { return scenario.rules.modules.has(Module::Money); }

/// What so many talents come to in this war: nothing in one without money.
inline int worthIn(const Scenario& scenario, int talents) { return hasMoney(scenario) ? talents : 0; }

/// Talents that a power can spend; without money more than anything costs.
int purseOf(const Scenario& scenario, const State& state, PowerId power);

/// How many of `wanted` things it can have at that price each; a price of 0 bounds nothing.
int affordable(const Move& move, PowerId power, int price, int wanted);

void earn(Move& move, PowerId power, int talents);
/// Takes all of it, or nothing and returns false.
bool pay(Move& move, PowerId power, int talents);
/// Takes what there is; false where that is too little.
bool payAsFarAsItGoes(Move& move, PowerId power, int talents);

}  // namespace ephor::campaign

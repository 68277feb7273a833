// The only place where talents enter or leave a treasury (2.11). Without the module Money there is no income and
// everything is free, limited only by men, yards and docks.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

inline bool hasMoney(const Scenario& scenario) { return scenario.rules.modules.has(Module::Money); }

/// The amount in this war: 0 without the module Money.
inline int worthIn(const Scenario& scenario, int talents) { return hasMoney(scenario) ? talents : 0; }

/// Talents that a power can spend. Without the module Money, more than anything costs.
int purseOf(const Scenario& scenario, const State& state, PowerId power);

/// How many of `wanted` items the power can afford at this price each. A price of 0 is no limit.
int affordable(const TurnContext& turn, PowerId power, int price, int wanted);

void earn(TurnContext& turn, PowerId power, int talents);
/// Pays the whole amount, or nothing and returns false.
bool pay(TurnContext& turn, PowerId power, int talents);
/// Pays as much as possible; returns false if that is not enough.
bool payAsFarAsItGoes(TurnContext& turn, PowerId power, int talents);

}  // namespace ephor::campaign

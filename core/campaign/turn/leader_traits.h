// The traits of leaders, and what they add to rolls (2.8). The scenario defines the traits.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// The sum of a leader's traits for a roll, and the text for the log: "Poliorketes +1".
struct Bonus {
    int amount = 0;
    std::string words;

    friend bool operator==(const Bonus&, const Bonus&) = default;
};
/// Empty without a leader. `times` is -1 for rolls in which a high total is bad for the leader.
Bonus bonusOf(const Scenario& scenario, const State& state, LeaderId leader, TraitEffect effect, int times = 1);
/// The purpose of a roll with the traits that modify it: "Vote of Megara (Orator +1)".
std::string purposeOf(std::string what, const Bonus& bonus);

/// In the order in which the leader gained them.
std::vector<TraitId> traitsOf(const State& state, LeaderId leader);
/// "Cautious, Orator"; empty without traits.
std::string traitNames(const Scenario& scenario, const State& state, LeaderId leader);

/// Rolls for a trait that the leader does not have yet. Does nothing if they have all.
void gainTrait(TurnContext& turn, LeaderId leader);

/// Maximum supply of an army, in turns of food (2.9).
int mostSupply(const Scenario& scenario, const State& state, const Army& army);

}  // namespace ephor::campaign

// What leaders are known for, and what it adds where their armies throw dice (2.8). Which traits there are and what
// they add the scenario says.
#pragma once

#include "core/campaign/turn/turn_context.h"

namespace ephor::campaign {

/// What the traits of a leader add to a throw, and in words: "Poliorketes +1".
struct Bonus {
    int amount = 0;
    std::string words;

    friend bool operator==(const Bonus&, const Bonus&) = default;
};
/// Nothing without a leader. `times` is -1 where the throw speaks against him.
Bonus bonusOf(const Scenario& scenario, const State& state, LeaderId leader, Bent bent, int times = 1);
/// The purpose of a throw, with the traits that add to it: "Vote of Megara (Orator +1)".
std::string purposeOf(std::string what, const Bonus& bonus);

/// In the order in which he came to be known for them.
std::vector<TraitId> traitsOf(const State& state, LeaderId leader);
/// "Cautious, Orator"; empty where he is known for nothing.
std::string traitNames(const Scenario& scenario, const State& state, LeaderId leader);

/// A trait that he has not yet, by a throw of its own. Nothing where he has them all.
void becomeKnown(Move& move, LeaderId leader);

/// Moves of food that an army carries at most (2.9).
int mostSupply(const Scenario& scenario, const State& state, const Army& army);

}  // namespace ephor::campaign

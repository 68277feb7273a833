#include "core/campaign/turn/leader_traits.h"

#include <fmt/format.h>

namespace ephor::campaign {

Bonus bonusOf(const Scenario& scenario, const State& state, LeaderId leader, TraitEffect effect, int times) {
    Bonus bonus;
    for (const TraitId id : traitsOf(state, leader)) {
        const Trait& trait = scenario.traits[id.index()];
        const int adds = times * trait.adds[static_cast<std::size_t>(effect)];
        if (adds == 0)
            continue;
        bonus.amount += adds;
        bonus.words += fmt::format("{}{} {:+}", bonus.words.empty() ? "" : ", ", trait.name, adds);
    }
    return bonus;
}

std::string purposeOf(std::string what, const Bonus& bonus) {
    return bonus.words.empty() ? what : fmt::format("{} ({})", what, bonus.words);
}

std::vector<TraitId> traitsOf(const State& state, LeaderId leader) {
    std::vector<TraitId> traits;
    for (const LeaderTrait& leaderTrait : state.leaderTraits)
        if (leader && leaderTrait.leader == leader && leaderTrait.trait)
            traits.push_back(leaderTrait.trait);
    return traits;
}

std::string traitNames(const Scenario& scenario, const State& state, LeaderId leader) {
    std::string names;
    for (const TraitId id : traitsOf(state, leader))
        names += (names.empty() ? "" : ", ") + scenario.traits[id.index()].name;
    return names;
}

void gainTrait(TurnContext& turn, LeaderId leader) {
    const std::vector<TraitId> has = traitsOf(turn.now, leader);
    std::vector<TraitId> open;
    for (std::size_t i = 0; i < turn.scenario.traits.size(); ++i)
        if (const TraitId id(static_cast<int>(i)); std::ranges::find(has, id) == has.end())
            open.push_back(id);
    if (open.empty())
        return;
    const Leader& man = turn.now.leaders[leader.index()];
    const int drawn =
        turn.diceOf(man.power).lot("What " + man.name + " is known for", static_cast<int>(std::ssize(open)));
    turn.now.leaderTraits.push_back({leader, open[static_cast<std::size_t>(drawn)], turn.now.course.turn});
}

int mostSupply(const Scenario& scenario, const State& state, const Army& army) {
    constexpr int usual = 3;
    return std::max(1, usual + bonusOf(scenario, state, army.leader, TraitEffect::Supply).amount);
}

}  // namespace ephor::campaign

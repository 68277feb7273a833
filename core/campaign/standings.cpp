#include "core/campaign/standings.h"

#include "core/campaign/muster_roll.h"

namespace ephor::campaign {

std::vector<Standing> standings(const Campaign& campaign) {
    const State& state = campaign.state;
    std::vector<Standing> all(state.powers.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].power = PowerId(static_cast<int>(i));
        all[i].arete = state.powers[i].arete;
        all[i].treasury = state.powers[i].treasury;
    }
    for (std::size_t i = 0; i < state.cities.size(); ++i) {
        if (!state.cities[i].owner)
            continue;
        Standing& one = all[state.cities[i].owner.index()];
        ++one.cities;
        one.tiers += campaign.scenario.map.places()[i].tier;
    }
    for (const Army& army : state.armies)
        if (isThere(army))
            ++all[army.power.index()].armies;
    for (const Unit& unit : state.units)
        if (unit.army)
            all[state.armies[unit.army.index()].power.index()].steps += unit.steps;
    for (Standing& one : all)
        one.score =
            state.powers[one.power.index()].score + (state.course.phase == Phase::Over ? 0 : one.tiers + one.arete);
    std::ranges::stable_sort(all, [](const Standing& a, const Standing& b) {
        return std::pair(a.score, a.tiers) > std::pair(b.score, b.tiers);
    });
    return all;
}

}  // namespace ephor::campaign

#include "core/campaign/model/standings.h"

#include "core/campaign/model/army_index.h"

#include <algorithm>
#include <tuple>

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

bool areScoresPublic(const Campaign& campaign) { return campaign.state.course.phase == Phase::Over; }

std::vector<Standing> publicStandings(const Campaign& campaign) {
    std::vector<Standing> all = standings(campaign);
    if (areScoresPublic(campaign))
        return all;
    for (Standing& one : all)
        one = {.power = one.power, .cities = one.cities, .tiers = one.tiers};
    std::ranges::sort(all, [](const Standing& a, const Standing& b) {
        return std::tuple(b.tiers, b.cities, a.power) < std::tuple(a.tiers, a.cities, b.power);
    });
    return all;
}

}  // namespace ephor::campaign

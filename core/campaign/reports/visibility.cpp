#include "core/campaign/reports/visibility.h"

#include "core/campaign/model/naval_positions.h"

#include <iterator>

namespace ephor::campaign {

namespace {

/// Without the module Scouting, everybody sees all armies and fleets, except armies that lie in wait.
bool isOpenMap(const Scenario& scenario) { return !scenario.rules.modules.has(Module::Scouting); }

/// Fleets are visible one sea lane from a coast or another fleet.
void lookOutToSea(const Campaign& campaign, PowerView& view) {
    const State& state = campaign.state;
    view.fleets = fleetsOf(state, view.power);
    if (state.fleets.empty())
        return;
    std::vector<bool> watched(state.cities.size(), isOpenMap(campaign.scenario));
    const auto watch = [&](PlaceId place) {
        watched[place.index()] = true;
        for (const Step& step : campaign.scenario.map.steps(place))
            if (campaign.scenario.map.way(step.way).kind == WayKind::Sea)
                watched[step.to.index()] = true;
    };
    for (const ArmyId id : view.armies)
        watch(state.armies[id.index()].place);
    for (const FleetId id : view.fleets)
        watch(state.fleets[id.index()].place);
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (state.cities[i].owner == view.power)
            watch(PlaceId(static_cast<int>(i)));
    for (const Fleet& fleet : state.fleets)
        if (isAfloat(fleet) && fleet.power != view.power && watched[fleet.place.index()])
            view.seenFleets.push_back({fleet.power, fleet.place, sizeOf(fleet.squadrons)});
}

/// Captives, deals, omens, contingents and stand-offs of the power.
void lookAtAffairs(const State& state, PowerView& view) {
    const auto own = [&](ArmyId id) { return state.armies[id.index()].power == view.power; };
    const int lately = state.course.turn - 1;
    for (const Captive& captive : state.captives)
        if (captive.holder &&
            (captive.holder == view.power || state.leaders[captive.leader.index()].power == view.power))
            view.captives.push_back(captive);
    for (const Deal& deal : state.deals) {
        const bool isDone = deal.pledge == Pledge::Kept || deal.pledge == Pledge::Stands;
        const bool isOpen = deal.pledge == Pledge::Offered || (isDone && deal.turn >= lately);
        const bool isHis = deal.from == view.power && deal.pledge == Pledge::Sealed;
        if (isHis || (isOpen && (deal.from == view.power || deal.to == view.power)))
            view.deals.push_back(deal);
    }
    std::ranges::copy_if(state.favours, std::back_inserter(view.favours),
                         [&](const Favour& favour) { return favour.power == view.power && !favour.played; });
    for (const Contingent& contingent : state.contingents)
        if (contingent.host && (own(contingent.army) || own(contingent.host)))
            view.contingents.push_back(contingent);
    for (const StandOff& standOff : state.standOffs)
        if (standOff.turn >= lately && (own(standOff.one) || own(standOff.other)))
            view.standOffs.push_back(standOff);
}

}  // namespace

PowerView viewOf(const Campaign& campaign, PowerId power) {
    const State& state = campaign.state;
    const MusterRoll roll(state);
    PowerView view;
    view.power = power;
    view.course = state.course;
    view.course.leading = {};
    view.treasury = state.powers[power.index()].treasury;
    view.arete = state.powers[power.index()].arete;
    view.armies.assign(roll.armiesOf(power).begin(), roll.armiesOf(power).end());
    constexpr int remembered = 3;
    const auto remembers = [&](const auto& tale) {
        return tale.power == power && tale.turn + remembered >= state.course.turn;
    };
    std::ranges::copy_if(state.sightings, std::back_inserter(view.sightings), remembers);
    std::ranges::copy_if(state.fleetTales, std::back_inserter(view.fleetTales), remembers);
    for (const Treaty& treaty : state.treaties) {
        const bool own = treaty.from == power || (treaty.to == power && treaty.pledge == Pledge::Offered);
        const bool open = treaty.pledge == Pledge::Sealed || treaty.pledge == Pledge::Offered;
        if (treaty.pledge == Pledge::Stands || (open && own))
            view.treaties.push_back(treaty);
    }
    std::ranges::copy_if(state.goals, std::back_inserter(view.goals),
                         [&](const Goal& goal) { return goal.power == power; });
    lookAtAffairs(state, view);
    std::vector<bool> watched(state.cities.size(), isOpenMap(campaign.scenario));
    const auto watch = [&](PlaceId place) {
        watched[place.index()] = true;
        for (const Step& step : campaign.scenario.map.steps(place))
            if (campaign.scenario.map.way(step.way).kind != WayKind::Sea)
                watched[step.to.index()] = true;
    };
    for (const ArmyId id : view.armies)
        watch(state.armies[id.index()].place);
    for (std::size_t i = 0; i < state.cities.size(); ++i) {
        const City& city = state.cities[i];
        const PlaceId place(static_cast<int>(i));
        view.cities.push_back(
            {place, city.owner, static_cast<bool>(city.besieger), isBlockaded(campaign.scenario, state, place)});
        if (city.owner == power)
            watch(PlaceId(static_cast<int>(i)));
    }
    for (std::size_t i = 0; i < state.armies.size(); ++i) {
        const Army& army = state.armies[i];
        if (!isThere(army) || army.power == power || !watched[army.place.index()] || army.posture == Posture::LieInWait)
            continue;
        const auto units = static_cast<int>(std::ssize(roll.units(ArmyId(static_cast<int>(i)))));
        view.seen.push_back({army.power, army.place, sizeOf(units)});
    }
    lookOutToSea(campaign, view);
    view.dice = diceViewOf(campaign, power);
    return view;
}

}  // namespace ephor::campaign

#include "core/campaign/reports/honours/army_achievements.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/naval/sailing.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// March points that no army can have in a turn.
constexpr int outOfReach = 30;

}  // namespace

int ArmyTale::pointsBetween(PlaceId from, PlaceId to) const {
    const std::array sources{from};
    const int points = distances(m_scenario.map, sources, outOfReach, !hasSea(m_scenario))[to.index()];
    return points < outOfReach ? points : 0;
}

void ArmyTale::march(const State& before, const State& after, std::vector<Achievement>& achievements) {
    for (std::size_t i = 0; i < before.armies.size(); ++i) {
        const PlaceId from = before.armies[i].place;
        const PlaceId to = after.armies[i].place;
        const bool marched = from && to && from != to && !isCarried(after, ArmyId(static_cast<int>(i)));
        const int points = marched ? pointsBetween(from, to) : 0;
        const auto known = m_marches.find(i);
        // A retreat after a battle or a turn of rest ends a march.
        if (known != m_marches.end() && (points == 0 || known->second.to != from)) {
            tellMarch(before, i, achievements);
            m_marches.erase(known);
        }
        if (points == 0)
            continue;
        March& march =
            m_marches.try_emplace(i, March{from, to, {before.course.year, before.course.move}, 0, 0}).first->second;
        march.to = to;
        march.points += points;
        ++march.moves;
    }
}

void ArmyTale::tellMarch(const State& state, std::size_t army, std::vector<Achievement>& achievements) const {
    const March& march = m_marches.at(army);
    const Army& row = state.armies[army];
    achievements.push_back({Honour::LongestMarch,
                            {march.points, -march.moves},
                            fmt::format("{} of {}", row.name, m_scenario.powers[row.power.index()].name),
                            march.to,
                            march.begun,
                            fmt::format("from {}, {} in {} without a rest", m_scenario.map.place(march.from).name,
                                        counted(march.points, "march point"), counted(march.moves, "move")),
                            false,
                            {row.power}});
}

void ArmyTale::battle(const State& before, const Battle& settled) {
    const auto commanded = [&](const std::vector<ArmyId>& side, Verdict victory) {
        for (const ArmyId id : side) {
            const LeaderId leader = before.armies[id.index()].leader;
            if (!leader)
                continue;
            Command& command = m_commands[leader.index()];
            ++command.fought;
            if (settled.result != victory)
                continue;
            ++command.won;
            command.place = settled.place;
            command.date = {before.course.year, before.course.move};
        }
    };
    commanded(settled.attackers, Verdict::Attacker);
    commanded(settled.defenders, Verdict::Defender);
}

void ArmyTale::stood(const Aftermath& draft) {
    for (const UnitLeft& row : draft.units)
        if (row.before > 0)
            ++m_services[row.unit.index()].battles;
}

void ArmyTale::look(const State& before, const State& after) {
    for (std::size_t i = 0; i < after.units.size(); ++i) {
        const Unit& unit = after.units[i];
        if (unit.stripes == 0 && !m_services.contains(i))
            continue;
        Service& service = m_services[i];
        if (unit.army)
            service.power = after.armies[unit.army.index()].power;
        if (i >= before.units.size() || before.units[i].stripes < unit.stripes)
            service.stripe = {before.course.year, before.course.move};
    }
}

void ArmyTale::end(const State& now, std::vector<Achievement>& achievements) const {
    for (const auto& [army, march] : m_marches)
        tellMarch(now, army, achievements);
    for (const auto& [id, command] : m_commands) {
        const Leader& leader = now.leaders[id];
        if (command.won == 0)
            continue;
        achievements.push_back({Honour::BestGeneral,
                                {leader.fame, command.won, -command.fought},
                                fmt::format("{} of {}", leader.name, m_scenario.powers[leader.power.index()].name),
                                command.place,
                                command.date,
                                fmt::format("fame {}, {} won of {}; this is the last", leader.fame,
                                            counted(command.won, "battle"), command.fought),
                                false,
                                {leader.power}});
    }
    for (const auto& [id, service] : m_services) {
        const Unit& unit = now.units[id];
        if (unit.stripes == 0 || !service.power)
            continue;
        achievements.push_back(
            {Honour::MostStripes,
             {unit.stripes, service.battles},
             fmt::format("{} of {}", unit.name, m_scenario.powers[service.power.index()].name),
             unit.home,
             service.stripe,
             fmt::format("{} in {}", counted(unit.stripes, "stripe"), counted(service.battles, "battle")),
             false,
             {service.power}});
    }
}

}  // namespace ephor::campaign

#include "core/campaign/model/army_index.h"

namespace ephor::campaign {

ArmyIndex::ArmyIndex(const State& state)
    : m_units(state.armies.size()), m_at(state.cities.size()), m_of(state.powers.size()) {
    for (std::size_t i = 0; i < state.armies.size(); ++i) {
        const Army& army = state.armies[i];
        if (!isThere(army))
            continue;
        m_at[army.place.index()].push_back(ArmyId(static_cast<int>(i)));
        m_of[army.power.index()].push_back(ArmyId(static_cast<int>(i)));
    }
    for (std::size_t i = 0; i < state.units.size(); ++i)
        if (const Unit& unit = state.units[i]; unit.army && unit.steps > 0)
            m_units[unit.army.index()].push_back(UnitId(static_cast<int>(i)));
}

bool atWar(const State& state, PowerId a, PowerId b) {
    return a && b && std::ranges::find(state.powers[a.index()].war, b) != state.powers[a.index()].war.end();
}

bool isFriend(const State& state, PowerId a, PowerId b) {
    return a == b ||
           (a && b && std::ranges::find(state.powers[a.index()].alliance, b) != state.powers[a.index()].alliance.end());
}

int strengthOf(const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    int sum = 0;
    for (const UnitId id : armyIndex.units(army)) {
        const Unit& unit = state.units[id.index()];
        const int worth = isLight(unit.troop) ? 60 : unit.grade == Grade::A ? 140 : unit.grade == Grade::B ? 100 : 80;
        sum += unit.steps * worth;
    }
    return sum;
}

int stepsOfArmy(const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    int sum = 0;
    for (const UnitId id : armyIndex.units(army))
        sum += state.units[id.index()].steps;
    return sum;
}

int scoutsOf(const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    return static_cast<int>(std::min<std::ptrdiff_t>(3, std::ranges::count_if(armyIndex.units(army), [&](UnitId id) {
                                                         return isLight(state.units[id.index()].troop);
                                                     })));
}

bool hasHorse(const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    return std::ranges::any_of(armyIndex.units(army),
                               [&](UnitId id) { return isHorse(state.units[id.index()].troop); });
}

bool onlyLight(const State& state, const ArmyIndex& armyIndex, ArmyId army) {
    return std::ranges::all_of(armyIndex.units(army),
                               [&](UnitId id) { return isLight(state.units[id.index()].troop); });
}

int marchPoints(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex, ArmyId army,
                const Order& order) {
    const bool atSea = !order.path.empty() && [&] {
        PlaceId at = state.armies[army.index()].place;
        for (const PlaceId next : order.path) {
            const WayId way = scenario.marchWay(at, next);
            if (!way || scenario.map.way(way).kind != WayKind::Sea)
                return false;
            at = next;
        }
        return true;
    }();
    const CampaignRules& rules = scenario.rules;
    const bool slow = std::ssize(armyIndex.units(army)) > rules.largeOver || order.posture == Posture::Ravage;
    const int base = atSea ? rules.seaLanes : slow ? rules.largeMarchPoints : rules.marchPoints;
    return base + (std::ranges::find(order.tasks, Task::Forced) != order.tasks.end() ? 1 : 0);
}

int commandPoints(const State& state, const Army& army) {
    return army.leader ? state.leaders[army.leader.index()].cpNow : 0;
}

int costOf(const CampaignRules& rules, const Order& order) {
    int cost = rules.postureCost[static_cast<std::size_t>(order.posture)] + (order.path.empty() ? 0 : rules.marchCost);
    for (const Task task : order.tasks)
        cost += rules.taskCost[static_cast<std::size_t>(task)];
    return cost;
}

}  // namespace ephor::campaign

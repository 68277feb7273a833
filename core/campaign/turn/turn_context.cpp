#include "core/campaign/turn/turn_context.h"

#include "core/campaign/model/naval_positions.h"

namespace ephor::campaign {

const OmenCard* TurnContext::omen(Effect effect) const {
    const int drawn = now.course.omen;
    if (drawn < 0 || scenario.omens[static_cast<std::size_t>(drawn)].effect != effect)
        return nullptr;
    return &scenario.omens[static_cast<std::size_t>(drawn)];
}

void TurnContext::lose(ArmyId id, int steps) {
    for (const UnitId unit : armyIndex.units(id)) {
        if (steps <= 0)
            break;
        int& left = now.units[unit.index()].steps;
        const int lost = std::min(steps, left);
        left -= lost;
        steps -= lost;
    }
    if (stepsOfArmy(now, armyIndex, id) == 0)
        disband(id);
}

void TurnContext::disband(ArmyId id) {
    Army& gone = army(id);
    for (const UnitId unit : armyIndex.units(id))
        if (now.units[unit.index()].steps == 0)
            now.units[unit.index()].army = {};
    if (gone.leader)
        now.leaders[gone.leader.index()].army = {};
    gone.leader = {};
    gone.place = {};
}

namespace {

/// Whether the army can cross the sea: enough friendly squadrons are in its place, or no ships are needed.
bool hasShips(const TurnContext& turn, ArmyId id) {
    const Army& army = turn.now.armies[id.index()];
    return !hasSea(turn.scenario) ||
           squadronsAt(turn.now, army.place, army.power) >= squadronsFor(turn.scenario, turn.now, turn.armyIndex, id);
}

}  // namespace

PlaceId wayBack(const TurnContext& turn, ArmyId id) {
    const Army& army = turn.now.armies[id.index()];
    const auto friendly = [&](PlaceId place) {
        const PowerId owner = turn.now.cities[place.index()].owner;
        return owner && isFriend(turn.now, owner, army.power);
    };
    const auto enemyThere = [&](PlaceId place) {
        return std::ranges::any_of(turn.armyIndex.armiesAt(place), [&](ArmyId other) {
            const Army& o = turn.now.armies[other.index()];
            return o.place == place && atWar(turn.now, o.power, army.power);
        });
    };
    PlaceId best;
    int bestRank = 0;
    for (const Step& step : turn.map().steps(army.place)) {
        if (enemyThere(step.to) || (turn.map().way(step.way).kind == WayKind::Sea && !hasShips(turn, id)))
            continue;
        const PowerId owner = turn.now.cities[step.to.index()].owner;
        const int rank = friendly(step.to) ? 4 : step.to == army.from ? 3 : !atWar(turn.now, owner, army.power) ? 2 : 1;
        if (rank > bestRank) {
            bestRank = rank;
            best = step.to;
        }
    }
    return best;
}

}  // namespace ephor::campaign

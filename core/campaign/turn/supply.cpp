#include "core/campaign/turn/supply.h"

#include "core/campaign/dice/roll_purposes.h"
#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/winter.h"

namespace ephor::campaign {

namespace {

/// Distance in ways from the nearest own or allied city to each place, not passing enemies; `far` if out of reach.
std::vector<int> linesOf(const TurnContext& turn, PowerId power, int far) {
    std::vector<int> ways(turn.now.cities.size(), far);
    std::vector<PlaceId> ring;
    for (std::size_t i = 0; i < turn.now.cities.size(); ++i) {
        const City& city = turn.now.cities[i];
        if (city.owner && isFriend(turn.now, city.owner, power) && !city.besieger) {
            ways[i] = 0;
            ring.push_back(PlaceId(static_cast<int>(i)));
        }
    }
    const auto closed = [&](PlaceId place) {
        return std::ranges::any_of(turn.armyIndex.armiesAt(place), [&](ArmyId id) {
            return atWar(turn.now, turn.now.armies[id.index()].power, power);
        });
    };
    const auto harbourClosed = [&](PlaceId place) {
        return isFriend(turn.now, turn.now.cities[place.index()].owner, power) &&
               isBlockaded(turn.scenario, turn.now, place);
    };
    for (int at = 1; at < far && !ring.empty(); ++at) {
        std::vector<PlaceId> next;
        for (const PlaceId here : ring) {
            if (ways[here.index()] > 0 && (closed(here) || atWar(turn.now, turn.now.cities[here.index()].owner, power)))
                continue;  // an enemy's place can be reached but not passed
            for (const Step& step : turn.map().steps(here))
                if (ways[step.to.index()] > at &&
                    !(turn.map().way(step.way).kind == WayKind::Sea && harbourClosed(here))) {
                    ways[step.to.index()] = at;
                    next.push_back(step.to);
                }
        }
        ring = std::move(next);
    }
    return ways;
}

int landFeeds(const TurnContext& turn, const Army& army) {
    const City& city = turn.now.cities[army.place.index()];
    int units = turn.rules().forage[static_cast<std::size_t>(turn.map().place(army.place).country)];
    if (seasonOf(turn.now.course.turnOfYear) == Season::Autumn)
        units /= 2;
    for (int i = 0; i < std::min(army.stayed, 4) + city.ravaged; ++i)
        units /= 2;
    return units;
}

/// Turns in a row without food, including this one.
int hungryTurns(TurnContext& turn, ArmyId id) {
    const int now = turn.now.course.turn;
    std::vector<Famine>& rows = turn.now.famines;
    auto row = std::ranges::find(rows, id, &Famine::army);
    if (row == rows.end())
        row = std::ranges::find_if(rows, [now](const Famine& old) { return old.turn + 1 < now; });
    if (row == rows.end())
        row = rows.insert(rows.end(), Famine{});
    const bool again = row->army == id && row->turn + 1 == now;
    *row = {id, now, again ? row->turns + 1 : 1};
    return row->turns;
}

/// One unit in `oneIn` loses a step; a fraction is decided by a roll.
void loseMen(TurnContext& turn, ArmyId id, int oneIn) {
    const Army& army = turn.army(id);
    const int units = static_cast<int>(std::ssize(turn.armyIndex.units(id)));
    int losing = turn.diceOf(army.power).share(std::string(hungerIn) + army.name, 1000 * units / oneIn);
    for (const UnitId unit : turn.armyIndex.units(id))
        if (losing > 0 && turn.now.units[unit.index()].steps > 0) {
            --turn.now.units[unit.index()].steps;
            --losing;
        }
}

/// Units of grade C roll and may go home.
void goHome(TurnContext& turn, ArmyId id) {
    if (turn.rules().homeAt == 0)
        return;
    for (const UnitId unit : turn.armyIndex.units(id)) {
        Unit& one = turn.now.units[unit.index()];
        if (one.grade == Grade::C && one.steps > 0 &&
            turn.diceOf(turn.army(id).power).averageDie(one.name + " of " + turn.army(id).name + " thinks of home") <=
                turn.rules().homeAt)
            one.army = {};
    }
}

/// 2.9: uses up the supply that the army carries first. Then units lose steps, more of them from the second turn on.
void hunger(TurnContext& turn, ArmyId id) {
    Army& army = turn.army(id);
    if (army.supply > 0) {
        --army.supply;
        return;
    }
    const bool again = hungryTurns(turn, id) > 1;
    army.spirit = std::max(0, army.spirit - 1);
    loseMen(turn, id, again ? turn.rules().hungerAgain : turn.rules().hungerFirst);
    if (again)
        goHome(turn, id);
    const bool isLeft = std::ranges::any_of(turn.armyIndex.units(id), [&](UnitId unit) {
        return turn.now.units[unit.index()].army == id && turn.now.units[unit.index()].steps > 0;
    });
    if (!isLeft)
        turn.disband(id);
}

}  // namespace

void supply(TurnContext& turn) {
    turn.updateIndex();
    if (!turn.isPlayed(Module::Supply))
        return;
    const int far = turn.rules().supplyLine + 1;
    for (std::size_t p = 0; p < turn.now.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        const std::span<const ArmyId> armies = turn.armyIndex.armiesOf(power);
        if (armies.empty())
            continue;
        const std::vector<int> lines = linesOf(turn, power, far);
        for (const ArmyId id : armies) {
            Army& army = turn.army(id);
            const bool fed = lines[army.place.index()] < far ||
                             landFeeds(turn, army) >= static_cast<int>(std::ssize(turn.armyIndex.units(id)));
            if (fed)
                army.supply = std::min(mostSupply(turn.scenario, turn.now, army), army.supply + 1);
            else
                hunger(turn, id);
        }
    }
}

void draft(TurnContext& turn) {
    turn.updateIndex();
    std::vector<int> cities(turn.now.powers.size(), 0);
    for (const City& city : turn.now.cities)
        if (city.owner)
            ++cities[city.owner.index()];
    for (std::size_t p = 0; p < turn.now.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        if (cities[p] == 0 || turn.armyIndex.armiesOf(power).empty())
            continue;
        int steps = turn.diceOf(power).share("Drafts of " + turn.scenario.powers[p].name,
                                             10 * turn.rules().draftPerMove * cities[p] / 5);
        for (const ArmyId id : turn.armyIndex.armiesOf(power)) {
            if (!isFriend(turn.now, turn.city(turn.army(id).place).owner, power))
                continue;
            for (const UnitId unit : turn.armyIndex.units(id)) {
                Unit& one = turn.now.units[unit.index()];
                if (steps > 0 && one.steps < one.most && pay(turn, power, turn.rules().stepCost)) {
                    ++one.steps;
                    --steps;
                }
            }
        }
    }
}

void beginNextTurn(TurnContext& turn) {
    for (Power& power : turn.now.powers) {
        power.orders.clear();
        power.from = OrdersFrom::Nobody;
    }
    Course& course = turn.now.course;
    ++course.turn;
    endTreaties(turn);
    course.phase = Phase::Orders;
    if (++course.turnOfYear == turnsOfYear) {
        course.turnOfYear = 0;
        winter(turn);
        ++course.year;
    }
}

}  // namespace ephor::campaign

#include "core/campaign/turn/supply.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/winter.h"

namespace ephor::campaign {

namespace {

/// Distance in ways from the nearest own or allied city to each place, not passing enemies; `far` if out of reach.
std::vector<int> linesOf(const Move& move, PowerId power, int far) {
    std::vector<int> ways(move.now.cities.size(), far);
    std::vector<PlaceId> ring;
    for (std::size_t i = 0; i < move.now.cities.size(); ++i) {
        const City& city = move.now.cities[i];
        if (city.owner && isFriend(move.now, city.owner, power) && !city.besieger) {
            ways[i] = 0;
            ring.push_back(PlaceId(static_cast<int>(i)));
        }
    }
    const auto closed = [&](PlaceId place) {
        return std::ranges::any_of(move.roll.armiesAt(place), [&](ArmyId id) {
            return atWar(move.now, move.now.armies[id.index()].power, power);
        });
    };
    const auto harbourClosed = [&](PlaceId place) {
        return isFriend(move.now, move.now.cities[place.index()].owner, power) &&
               isBlockaded(move.scenario, move.now, place);
    };
    for (int at = 1; at < far && !ring.empty(); ++at) {
        std::vector<PlaceId> next;
        for (const PlaceId here : ring) {
            if (ways[here.index()] > 0 && (closed(here) || atWar(move.now, move.now.cities[here.index()].owner, power)))
                continue;  // an enemy's place can be reached but not passed
            for (const Step& step : move.map().steps(here))
                if (ways[step.to.index()] > at &&
                    !(move.map().way(step.way).kind == WayKind::Sea && harbourClosed(here))) {
                    ways[step.to.index()] = at;
                    next.push_back(step.to);
                }
        }
        ring = std::move(next);
    }
    return ways;
}

int landFeeds(const Move& move, const Army& army) {
    const City& city = move.now.cities[army.place.index()];
    int units = move.rules().forage[static_cast<std::size_t>(move.map().place(army.place).country)];
    if (seasonOf(move.now.course.move) == Season::Autumn)
        units /= 2;
    for (int i = 0; i < std::min(army.stayed, 4) + city.ravaged; ++i)
        units /= 2;
    return units;
}

/// Turns in a row without food, including this one.
int hungryMoves(Move& move, ArmyId id) {
    const int now = move.now.course.turn;
    std::vector<Famine>& rows = move.now.famines;
    auto row = std::ranges::find(rows, id, &Famine::army);
    if (row == rows.end())
        row = std::ranges::find_if(rows, [now](const Famine& old) { return old.turn + 1 < now; });
    if (row == rows.end())
        row = rows.insert(rows.end(), Famine{});
    const bool again = row->army == id && row->turn + 1 == now;
    *row = {id, now, again ? row->moves + 1 : 1};
    return row->moves;
}

/// One unit in `oneIn` loses a step; a fraction is decided by a roll.
void loseMen(Move& move, ArmyId id, int oneIn) {
    const Army& army = move.army(id);
    const int units = static_cast<int>(std::ssize(move.roll.units(id)));
    int losing = move.diceOf(army.power).share("Hunger in " + army.name, 1000 * units / oneIn);
    for (const UnitId unit : move.roll.units(id))
        if (losing > 0 && move.now.units[unit.index()].steps > 0) {
            --move.now.units[unit.index()].steps;
            --losing;
        }
}

/// Units of grade C roll and may go home.
void goHome(Move& move, ArmyId id) {
    if (move.rules().homeAt == 0)
        return;
    for (const UnitId unit : move.roll.units(id)) {
        Unit& one = move.now.units[unit.index()];
        if (one.grade == Grade::C && one.steps > 0 &&
            move.diceOf(move.army(id).power).averageDie(one.name + " of " + move.army(id).name + " thinks of home") <=
                move.rules().homeAt)
            one.army = {};
    }
}

/// 2.9: uses up the supply that the army carries first. Then units lose steps, more of them from the second turn on.
void hunger(Move& move, ArmyId id) {
    Army& army = move.army(id);
    if (army.supply > 0) {
        --army.supply;
        return;
    }
    const bool again = hungryMoves(move, id) > 1;
    army.spirit = std::max(0, army.spirit - 1);
    loseMen(move, id, again ? move.rules().hungerAgain : move.rules().hungerFirst);
    if (again)
        goHome(move, id);
    const bool isLeft = std::ranges::any_of(move.roll.units(id), [&](UnitId unit) {
        return move.now.units[unit.index()].army == id && move.now.units[unit.index()].steps > 0;
    });
    if (!isLeft)
        move.disband(id);
}

}  // namespace

void supply(Move& move) {
    move.lookAround();
    if (!move.isPlayed(Module::Supply))
        return;
    const int far = move.rules().supplyLine + 1;
    for (std::size_t p = 0; p < move.now.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        const std::span<const ArmyId> armies = move.roll.armiesOf(power);
        if (armies.empty())
            continue;
        const std::vector<int> lines = linesOf(move, power, far);
        for (const ArmyId id : armies) {
            Army& army = move.army(id);
            const bool fed = lines[army.place.index()] < far ||
                             landFeeds(move, army) >= static_cast<int>(std::ssize(move.roll.units(id)));
            if (fed)
                army.supply = std::min(mostSupply(move.scenario, move.now, army), army.supply + 1);
            else
                hunger(move, id);
        }
    }
}

void draft(Move& move) {
    move.lookAround();
    std::vector<int> cities(move.now.powers.size(), 0);
    for (const City& city : move.now.cities)
        if (city.owner)
            ++cities[city.owner.index()];
    for (std::size_t p = 0; p < move.now.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        if (cities[p] == 0 || move.roll.armiesOf(power).empty())
            continue;
        int steps = move.diceOf(power).share("Drafts of " + move.scenario.powers[p].name,
                                             10 * move.rules().draftPerMove * cities[p] / 5);
        for (const ArmyId id : move.roll.armiesOf(power)) {
            if (!isFriend(move.now, move.city(move.army(id).place).owner, power))
                continue;
            for (const UnitId unit : move.roll.units(id)) {
                Unit& one = move.now.units[unit.index()];
                if (steps > 0 && one.steps < one.most && pay(move, power, move.rules().stepCost)) {
                    ++one.steps;
                    --steps;
                }
            }
        }
    }
}

void nextMove(Move& move) {
    for (Power& power : move.now.powers) {
        power.orders.clear();
        power.from = OrdersFrom::Nobody;
    }
    Course& course = move.now.course;
    ++course.turn;
    endTreaties(move);
    course.phase = Phase::Orders;
    if (++course.move == movesOfYear) {
        course.move = 0;
        winter(move);
        ++course.year;
    }
}

}  // namespace ephor::campaign

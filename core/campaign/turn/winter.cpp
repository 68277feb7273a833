#include "core/campaign/turn/winter.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/naval/ports.h"
#include "core/campaign/turn/politics/contingents.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/politics/leadership.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

void collectIncome(TurnContext& turn) {
    std::vector<int> income(turn.now.powers.size(), 0);
    for (std::size_t i = 0; i < turn.now.cities.size(); ++i) {
        City& city = turn.now.cities[i];
        const Place& place = turn.map().places()[i];
        if (city.owner && !city.besieger) {
            int talents = 2 * turn.rules().income[static_cast<std::size_t>(place.tier - 1)];
            if (place.harbour > 0 && !isBlockaded(turn.scenario, turn.now, PlaceId(static_cast<int>(i))))
                talents += talents / 2;
            for (int r = 0; r < city.ravaged; ++r)
                talents /= 2;
            income[city.owner.index()] += talents / 2;
        }
        city.ravaged = std::max(0, city.ravaged - 1);
        if (!city.besieger) {
            city.breach = 0;
            city.stores = std::max(city.stores, turn.rules().stores[static_cast<std::size_t>(place.tier - 1)]);
            city.garrison = std::max(city.garrison, turn.rules().garrison[static_cast<std::size_t>(place.tier - 1)]);
        }
    }
    for (std::size_t p = 0; p < income.size(); ++p)
        if (const auto row = static_cast<int>(p); worthIn(turn.scenario, income[p]) > 0)
            doUnlessVetoed(turn, {ActKind::Income, row}, [&] { earn(turn, PowerId(row), income[p]); });
}

void payUpkeep(TurnContext& turn) {
    for (std::size_t i = 0; i < turn.now.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        Army& army = turn.army(id);
        if (!isThere(army) || isFriend(turn.now, turn.city(army.place).owner, army.power))
            continue;
        const int units = static_cast<int>(std::ssize(turn.armyIndex.units(id)));
        const int talents = (units + turn.rules().upkeepAbroad - 1) / turn.rules().upkeepAbroad;
        if (!payAsFarAsItGoes(turn, army.power, talents))
            army.spirit = std::max(0, army.spirit - 1);
    }
}

void raise(TurnContext& turn, ArmyId id, int& steps) {
    const PowerId power = turn.army(id).power;
    for (const UnitId unit : turn.armyIndex.units(id)) {
        Unit& one = turn.now.units[unit.index()];
        const int more =
            affordable(turn, power, std::max(1, turn.rules().stepCost), std::min(steps, one.most - one.steps));
        if (more <= 0)
            continue;
        // 2.7: replacing more than half of a unit's steps costs a stripe.
        if (2 * more > one.most)
            one.stripes = std::max(0, one.stripes - 1);
        one.steps += more;
        steps -= more;
        pay(turn, power, more * turn.rules().stepCost);
    }
}

void addUnit(TurnContext& turn, ArmyId id) {
    const Army& army = turn.army(id);
    Unit unit;
    unit.home = army.place;
    unit.name = turn.name(army.place) + " levy of " + std::to_string(-turn.now.course.year);
    unit.grade = Grade::C;
    unit.army = id;
    unit.most = unit.steps = stepsOf(unit.troop);
    turn.now.units.push_back(std::move(unit));
}

/// Rolls the power's levy of the year and raises units from it.
void levy(TurnContext& turn, PowerId id, int cities) {
    constexpr int smallArmy = 12;
    const PowerInfo& info = turn.scenario.powers[id.index()];
    int steps = turn.diceOf(id).share("Winter levy of " + info.name,
                                      1000 * turn.rules().levyBase + 10 * turn.rules().levyPerCity * cities);
    ArmyId home;
    for (const ArmyId army : turn.armyIndex.armiesOf(id)) {
        if (!isFriend(turn.now, turn.city(turn.army(army).place).owner, id))
            continue;
        raise(turn, army, steps);
        if (!home || std::ssize(turn.armyIndex.units(army)) < std::ssize(turn.armyIndex.units(home)))
            home = army;
    }
    const City& capital = turn.city(info.capital);
    if (turn.armyIndex.armiesOf(id).empty() && capital.owner == id && !capital.besieger) {
        home = ArmyId(static_cast<int>(turn.now.armies.size()));
        Army army;
        army.id = freeId(turn.now.armies, info.id);
        army.name = "New army of " + info.name;
        army.power = id;
        army.place = info.capital;
        turn.now.armies.push_back(std::move(army));
        addUnit(turn, home);  // a new army needs at least one unit
        appoint(turn, home);
    }
    const auto room = [&] {
        return home && (home.index() >= turn.orders.size() || std::ssize(turn.armyIndex.units(home)) < smallArmy);
    };
    for (int added = 0; steps >= 4 && added < 4 && room() && pay(turn, id, turn.rules().hopliteCost); ++added) {
        addUnit(turn, home);
        steps -= 4;
    }
}

void recruit(TurnContext& turn) {
    std::vector<int> cities(turn.now.powers.size(), 0);
    for (const City& city : turn.now.cities)
        if (city.owner)
            ++cities[city.owner.index()];
    for (std::size_t p = 0; p < cities.size(); ++p)
        if (const auto row = static_cast<int>(p); cities[p] > 0)
            doUnlessVetoed(turn, {ActKind::Levy, row}, [&] { levy(turn, PowerId(row), cities[p]); });
}

void heal(TurnContext& turn) {
    for (std::size_t i = 0; i < turn.now.leaders.size(); ++i) {
        Leader& leader = turn.now.leaders[i];
        if (leader.fate == Fate::Captured) {
            // A captive of another power is released by a deal only. One that no power holds is ransomed in winter, if
            // its power can pay. Without the module Money, all are released in winter.
            const LeaderId id(static_cast<int>(i));
            if ((!holderOf(turn.now, id) || !hasMoney(turn.scenario)) &&
                pay(turn, leader.power, ransomOf(turn.rules(), leader))) {
                leader.fate = Fate::Serving;
                leader.cpNow = leader.cp;
                setFree(turn.now, id);
            }
        }
        if (leader.fate != Fate::Serving || leader.wound == Wound::None)
            continue;
        if (leader.wound == Wound::Severe) {
            const int face = turn.diceOf(leader.power).die("Wound of " + leader.name);
            if (face == 1) {
                leader.fate = Fate::Dead;
                if (leader.army)
                    turn.army(leader.army).leader = {};
                leader.army = {};
                continue;
            }
            if (face <= 3)
                leader.cp = std::max(1, leader.cp - 1);
        }
        leader.wound = Wound::None;
        leader.cpNow = leader.cp;
    }
    for (std::size_t i = 0; i < turn.now.armies.size(); ++i)
        if (isThere(turn.now.armies[i]) && !turn.now.armies[i].leader)
            appoint(turn, ArmyId(static_cast<int>(i)));
}

/// 2.14: the power with the winning share of all tiers; invalid if there is none or it has no lead.
PowerId holderOfHalf(const TurnContext& turn, const std::vector<Standing>& rows) {
    const int most = std::ranges::max(rows, {}, &Standing::tiers).tiers;
    const bool isAlone = std::ranges::count(rows, most, &Standing::tiers) == 1;
    const bool isEnough = 100 * most >= turn.rules().winTierShare * turn.scenario.allTiers;
    return isAlone && isEnough ? std::ranges::find(rows, most, &Standing::tiers)->power : PowerId{};
}

/// 2.14: tiers score in every winter, Arete only once, at the end of the war.
void score(TurnContext& turn) {
    const std::vector<Standing> rows = standings(Campaign{turn.scenario, turn.now});
    Course& course = turn.now.course;
    const PowerId half = holderOfHalf(turn, rows);
    const bool twice = half && half == course.leading;
    const bool isOver = twice || course.year + 1 >= turn.scenario.firstYear + turn.scenario.years;
    course.leading = half;
    for (const Standing& row : rows)
        turn.power(row.power).score += row.tiers + (isOver ? row.arete : 0);
    if (!isOver)
        return;
    course.phase = Phase::Over;
    course.winner = twice ? half : standings(Campaign{turn.scenario, turn.now}).front().power;
}

}  // namespace

void winter(TurnContext& turn) {
    turn.updateIndex();
    sendContingentsHome(turn);
    collectIncome(turn);
    layUpFleets(turn);
    payTribute(turn);
    payUpkeep(turn);
    electStrategoi(turn);
    recruit(turn);
    heal(turn);
    for (Army& army : turn.now.armies) {
        army.fatigue = 0;
        army.stayed = 0;
    }
    scoreGoals(turn);
    score(turn);
}

void tally(TurnContext& turn) {
    scoreGoals(turn);
    for (const Standing& row : standings(Campaign{turn.scenario, turn.now}))
        turn.power(row.power).score += row.tiers + row.arete;
    Course& course = turn.now.course;
    course.phase = Phase::Over;
    course.turnOfYear = 0;
    ++course.year;  // as beginNextTurn() does after a winter
    course.winner = standings(Campaign{turn.scenario, turn.now}).front().power;
}

}  // namespace ephor::campaign

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

void collectIncome(Move& move) {
    std::vector<int> income(move.now.powers.size(), 0);
    for (std::size_t i = 0; i < move.now.cities.size(); ++i) {
        City& city = move.now.cities[i];
        const Place& place = move.map().places()[i];
        if (city.owner && !city.besieger) {
            int talents = 2 * move.rules().income[static_cast<std::size_t>(place.tier - 1)];
            if (place.harbour > 0 && !isBlockaded(move.scenario, move.now, PlaceId(static_cast<int>(i))))
                talents += talents / 2;
            for (int r = 0; r < city.ravaged; ++r)
                talents /= 2;
            income[city.owner.index()] += talents / 2;
        }
        city.ravaged = std::max(0, city.ravaged - 1);
        if (!city.besieger) {
            city.breach = 0;
            city.stores = std::max(city.stores, move.rules().stores[static_cast<std::size_t>(place.tier - 1)]);
            city.garrison = std::max(city.garrison, move.rules().garrison[static_cast<std::size_t>(place.tier - 1)]);
        }
    }
    for (std::size_t p = 0; p < income.size(); ++p)
        if (const auto row = static_cast<int>(p); worthIn(move.scenario, income[p]) > 0)
            doUnlessVetoed(move, {ActKind::Income, row}, [&] { earn(move, PowerId(row), income[p]); });
}

void payUpkeep(Move& move) {
    for (std::size_t i = 0; i < move.now.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        Army& army = move.army(id);
        if (!isThere(army) || isFriend(move.now, move.city(army.place).owner, army.power))
            continue;
        const int units = static_cast<int>(std::ssize(move.roll.units(id)));
        const int talents = (units + move.rules().upkeepAbroad - 1) / move.rules().upkeepAbroad;
        if (!payAsFarAsItGoes(move, army.power, talents))
            army.spirit = std::max(0, army.spirit - 1);
    }
}

void raise(Move& move, ArmyId id, int& steps) {
    const PowerId power = move.army(id).power;
    for (const UnitId unit : move.roll.units(id)) {
        Unit& one = move.now.units[unit.index()];
        const int more =
            affordable(move, power, std::max(1, move.rules().stepCost), std::min(steps, one.most - one.steps));
        if (more <= 0)
            continue;
        // 2.7: replacing more than half of a unit's steps costs a stripe.
        if (2 * more > one.most)
            one.stripes = std::max(0, one.stripes - 1);
        one.steps += more;
        steps -= more;
        pay(move, power, more * move.rules().stepCost);
    }
}

void addUnit(Move& move, ArmyId id) {
    const Army& army = move.army(id);
    Unit unit;
    unit.home = army.place;
    unit.name = move.name(army.place) + " levy of " + std::to_string(-move.now.course.year);
    unit.grade = Grade::C;
    unit.army = id;
    unit.most = unit.steps = stepsOf(unit.troop);
    move.now.units.push_back(std::move(unit));
}

/// Rolls the power's levy of the year and raises units from it.
void levy(Move& move, PowerId id, int cities) {
    constexpr int smallArmy = 12;
    const PowerInfo& info = move.scenario.powers[id.index()];
    int steps = move.diceOf(id).share("Winter levy of " + info.name,
                                      1000 * move.rules().levyBase + 10 * move.rules().levyPerCity * cities);
    ArmyId home;
    for (const ArmyId army : move.roll.armiesOf(id)) {
        if (!isFriend(move.now, move.city(move.army(army).place).owner, id))
            continue;
        raise(move, army, steps);
        if (!home || std::ssize(move.roll.units(army)) < std::ssize(move.roll.units(home)))
            home = army;
    }
    const City& capital = move.city(info.capital);
    if (move.roll.armiesOf(id).empty() && capital.owner == id && !capital.besieger) {
        home = ArmyId(static_cast<int>(move.now.armies.size()));
        Army army;
        army.id = freeId(move.now.armies, info.id);
        army.name = "New army of " + info.name;
        army.power = id;
        army.place = info.capital;
        move.now.armies.push_back(std::move(army));
        addUnit(move, home);  // a new army needs at least one unit
        appoint(move, home);
    }
    const auto room = [&] {
        return home && (home.index() >= move.orders.size() || std::ssize(move.roll.units(home)) < smallArmy);
    };
    for (int added = 0; steps >= 4 && added < 4 && room() && pay(move, id, move.rules().hopliteCost); ++added) {
        addUnit(move, home);
        steps -= 4;
    }
}

void recruit(Move& move) {
    std::vector<int> cities(move.now.powers.size(), 0);
    for (const City& city : move.now.cities)
        if (city.owner)
            ++cities[city.owner.index()];
    for (std::size_t p = 0; p < cities.size(); ++p)
        if (const auto row = static_cast<int>(p); cities[p] > 0)
            doUnlessVetoed(move, {ActKind::Levy, row}, [&] { levy(move, PowerId(row), cities[p]); });
}

void heal(Move& move) {
    for (std::size_t i = 0; i < move.now.leaders.size(); ++i) {
        Leader& leader = move.now.leaders[i];
        if (leader.fate == Fate::Captured) {
            // A captive of another power is released by a deal only. One that no power holds is ransomed in winter, if
            // its power can pay. Without the module Money, all are released in winter.
            const LeaderId id(static_cast<int>(i));
            if ((!holderOf(move.now, id) || !hasMoney(move.scenario)) &&
                pay(move, leader.power, ransomOf(move.rules(), leader))) {
                leader.fate = Fate::Serving;
                leader.cpNow = leader.cp;
                setFree(move.now, id);
            }
        }
        if (leader.fate != Fate::Serving || leader.wound == Wound::None)
            continue;
        if (leader.wound == Wound::Severe) {
            const int face = move.diceOf(leader.power).die("Wound of " + leader.name);
            if (face == 1) {
                leader.fate = Fate::Dead;
                if (leader.army)
                    move.army(leader.army).leader = {};
                leader.army = {};
                continue;
            }
            if (face <= 3)
                leader.cp = std::max(1, leader.cp - 1);
        }
        leader.wound = Wound::None;
        leader.cpNow = leader.cp;
    }
    for (std::size_t i = 0; i < move.now.armies.size(); ++i)
        if (isThere(move.now.armies[i]) && !move.now.armies[i].leader)
            appoint(move, ArmyId(static_cast<int>(i)));
}

/// 2.14: the power with the winning share of all tiers; invalid if there is none or it has no lead.
PowerId holderOfHalf(const Move& move, const std::vector<Standing>& rows) {
    const int most = std::ranges::max(rows, {}, &Standing::tiers).tiers;
    const bool isAlone = std::ranges::count(rows, most, &Standing::tiers) == 1;
    const bool isEnough = 100 * most >= move.rules().winTierShare * move.scenario.allTiers;
    return isAlone && isEnough ? std::ranges::find(rows, most, &Standing::tiers)->power : PowerId{};
}

/// 2.14: tiers score in every winter, Arete only once, at the end of the war.
void score(Move& move) {
    const std::vector<Standing> rows = standings(Campaign{move.scenario, move.now});
    Course& course = move.now.course;
    const PowerId half = holderOfHalf(move, rows);
    const bool twice = half && half == course.leading;
    const bool isOver = twice || course.year + 1 >= move.scenario.firstYear + move.scenario.years;
    course.leading = half;
    for (const Standing& row : rows)
        move.power(row.power).score += row.tiers + (isOver ? row.arete : 0);
    if (!isOver)
        return;
    course.phase = Phase::Over;
    course.winner = twice ? half : standings(Campaign{move.scenario, move.now}).front().power;
}

}  // namespace

void winter(Move& move) {
    move.lookAround();
    sendContingentsHome(move);
    collectIncome(move);
    layUpFleets(move);
    payTribute(move);
    payUpkeep(move);
    electStrategoi(move);
    recruit(move);
    heal(move);
    for (Army& army : move.now.armies) {
        army.fatigue = 0;
        army.stayed = 0;
    }
    scoreGoals(move);
    score(move);
}

void tally(Move& move) {
    scoreGoals(move);
    for (const Standing& row : standings(Campaign{move.scenario, move.now}))
        move.power(row.power).score += row.tiers + row.arete;
    Course& course = move.now.course;
    course.phase = Phase::Over;
    course.move = 0;
    ++course.year;  // as nextMove() does after a winter
    course.winner = standings(Campaign{move.scenario, move.now}).front().power;
}

}  // namespace ephor::campaign

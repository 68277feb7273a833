#include "core/campaign/turn/politics/contingents.h"

#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/naval/sailing.h"

namespace ephor::campaign {

namespace {

bool foughtThisYear(const TurnContext& turn, ArmyId army) {
    const int first = turn.now.course.turn - turn.now.course.turnOfYear;
    return std::ranges::any_of(turn.now.battles, [&](const Battle& battle) {
        return battle.turn >= first && (std::ranges::find(battle.attackers, army) != battle.attackers.end() ||
                                        std::ranges::find(battle.defenders, army) != battle.defenders.end());
    });
}

/// The ally's nearest army that can spare troops; invalid if none is within a turn's march.
ArmyId senderFor(const TurnContext& turn, PowerId ally, PlaceId place) {
    for (int ways = 0; ways <= turn.rules().marchPoints; ++ways)
        for (const ArmyId id : turn.armyIndex.armiesOf(ally))
            if (!foughtThisYear(turn, id) && !contingentOf(turn.now, id) && !isCarried(turn.now, id) &&
                turn.now.armies[id.index()].posture != Posture::Besiege &&
                std::ssize(turn.armyIndex.units(id)) * turn.rules().contingentPercent >= 100 &&
                isNear(turn.map(), turn.now.armies[id.index()].place, place, ways))
                return id;
    return {};
}

Contingent& freeRow(State& state) {
    const auto gone = std::ranges::find(state.contingents, ArmyId{}, &Contingent::host);
    return gone != state.contingents.end() ? *gone : state.contingents.emplace_back();
}

}  // namespace

bool sendContingent(TurnContext& turn, const Deal& deal) {
    if (!deal.to || !deal.army || turn.army(deal.army).power != deal.from || !isThere(turn.army(deal.army)) ||
        !isFriend(turn.now, deal.from, deal.to) || turn.power(deal.from).arete < turn.rules().areteContingent)
        return false;
    const PlaceId place = turn.army(deal.army).place;
    const ArmyId home = senderFor(turn, deal.to, place);
    if (!home)
        return false;
    turn.power(deal.from).arete -= turn.rules().areteContingent;
    const ArmyId sent(static_cast<int>(turn.now.armies.size()));
    Army army = turn.army(home);
    army.id = freeId(turn.now.armies, turn.scenario.powers[deal.to.index()].id);
    army.name = "Contingent of " + turn.scenario.powers[deal.to.index()].name;
    army.from = army.place == place ? PlaceId{} : army.place;
    army.place = place;
    army.posture = Posture::Hold;
    army.stayed = 0;
    army.initiative = army.fortified = false;
    army.leader = LeaderId(static_cast<int>(turn.now.leaders.size()));
    Leader captain;
    captain.id = "captain_" + std::to_string(army.leader.index() + 1);
    captain.name = "A captain of " + turn.scenario.powers[deal.to.index()].name;
    captain.power = deal.to;
    captain.army = sent;
    captain.cp = captain.cpNow = 1;
    // Take units from the end of the list, so that the core of the army stays.
    const auto units = turn.armyIndex.units(home);
    const std::size_t owed = units.size() * static_cast<std::size_t>(turn.rules().contingentPercent) / 100;
    for (const UnitId unit : units.last(owed))
        turn.now.units[unit.index()].army = sent;
    turn.now.leaders.push_back(std::move(captain));
    turn.now.armies.push_back(std::move(army));
    turn.orders.emplace_back();
    freeRow(turn.now) = {sent, deal.army, home, turn.now.course.turn};
    turn.updateIndex();
    return true;
}

const Contingent* contingentOf(const State& state, ArmyId army) {
    const auto it =
        std::ranges::find_if(state.contingents, [army](const Contingent& c) { return c.army == army && c.host; });
    return it == state.contingents.end() ? nullptr : &*it;
}

void leadContingents(TurnContext& turn) {
    for (Contingent& contingent : turn.now.contingents) {
        if (!contingent.host)
            continue;
        if (!isThere(turn.army(contingent.army)) || !isThere(turn.army(contingent.host))) {
            contingent.host = {};  // from now on it follows its own power's orders
            continue;
        }
        if (contingent.turn == turn.now.course.turn) {
            turn.order(contingent.home) = {};
            turn.order(contingent.home).army = contingent.home;
        }
        Order order;
        order.army = contingent.army;
        if (turn.army(contingent.army).place == turn.army(contingent.host).place) {
            order = turn.order(contingent.host);
            order.army = contingent.army;
            order.tasks.clear();
        }
        turn.order(contingent.army) = std::move(order);
    }
}

void sendContingentsHome(TurnContext& turn) {
    for (Contingent& contingent : turn.now.contingents) {
        if (!contingent.host)
            continue;
        contingent.host = {};
        Army& army = turn.army(contingent.army);
        if (!isThere(army) || !isThere(turn.army(contingent.home)))
            continue;
        for (const UnitId unit : turn.armyIndex.units(contingent.army))
            turn.now.units[unit.index()].army = contingent.home;
        if (army.leader)
            turn.now.leaders[army.leader.index()].army = {};
        army.leader = {};
        army.place = {};
        turn.updateIndex();
    }
}

}  // namespace ephor::campaign

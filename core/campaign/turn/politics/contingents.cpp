#include "core/campaign/turn/politics/contingents.h"

#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/naval/sailing.h"

namespace ephor::campaign {

namespace {

bool foughtThisYear(const Move& move, ArmyId army) {
    const int first = move.now.course.turn - move.now.course.move;
    return std::ranges::any_of(move.now.battles, [&](const Battle& battle) {
        return battle.turn >= first && (std::ranges::find(battle.attackers, army) != battle.attackers.end() ||
                                        std::ranges::find(battle.defenders, army) != battle.defenders.end());
    });
}

/// The ally's nearest army that can spare troops; invalid if none is within a turn's march.
ArmyId senderFor(const Move& move, PowerId ally, PlaceId place) {
    for (int ways = 0; ways <= move.rules().marchPoints; ++ways)
        for (const ArmyId id : move.roll.armiesOf(ally))
            if (!foughtThisYear(move, id) && !contingentOf(move.now, id) && !isCarried(move.now, id) &&
                move.now.armies[id.index()].posture != Posture::Besiege &&
                std::ssize(move.roll.units(id)) * move.rules().contingentPercent >= 100 &&
                isNear(move.map(), move.now.armies[id.index()].place, place, ways))
                return id;
    return {};
}

Contingent& freeRow(State& state) {
    const auto gone = std::ranges::find(state.contingents, ArmyId{}, &Contingent::host);
    return gone != state.contingents.end() ? *gone : state.contingents.emplace_back();
}

}  // namespace

bool sendContingent(Move& move, const Deal& deal) {
    if (!deal.to || !deal.army || move.army(deal.army).power != deal.from || !isThere(move.army(deal.army)) ||
        !isFriend(move.now, deal.from, deal.to) || move.power(deal.from).arete < move.rules().areteContingent)
        return false;
    const PlaceId place = move.army(deal.army).place;
    const ArmyId home = senderFor(move, deal.to, place);
    if (!home)
        return false;
    move.power(deal.from).arete -= move.rules().areteContingent;
    const ArmyId sent(static_cast<int>(move.now.armies.size()));
    Army army = move.army(home);
    army.id = freeId(move.now.armies, move.scenario.powers[deal.to.index()].id);
    army.name = "Contingent of " + move.scenario.powers[deal.to.index()].name;
    army.from = army.place == place ? PlaceId{} : army.place;
    army.place = place;
    army.posture = Posture::Hold;
    army.stayed = 0;
    army.initiative = army.fortified = false;
    army.leader = LeaderId(static_cast<int>(move.now.leaders.size()));
    Leader captain;
    captain.id = "captain_" + std::to_string(army.leader.index() + 1);
    captain.name = "A captain of " + move.scenario.powers[deal.to.index()].name;
    captain.power = deal.to;
    captain.army = sent;
    captain.cp = captain.cpNow = 1;
    // Take units from the end of the list, so that the core of the army stays.
    const auto units = move.roll.units(home);
    const std::size_t owed = units.size() * static_cast<std::size_t>(move.rules().contingentPercent) / 100;
    for (const UnitId unit : units.last(owed))
        move.now.units[unit.index()].army = sent;
    move.now.leaders.push_back(std::move(captain));
    move.now.armies.push_back(std::move(army));
    move.orders.emplace_back();
    freeRow(move.now) = {sent, deal.army, home, move.now.course.turn};
    move.lookAround();
    return true;
}

const Contingent* contingentOf(const State& state, ArmyId army) {
    const auto it =
        std::ranges::find_if(state.contingents, [army](const Contingent& c) { return c.army == army && c.host; });
    return it == state.contingents.end() ? nullptr : &*it;
}

void leadContingents(Move& move) {
    for (Contingent& contingent : move.now.contingents) {
        if (!contingent.host)
            continue;
        if (!isThere(move.army(contingent.army)) || !isThere(move.army(contingent.host))) {
            contingent.host = {};  // from now on it follows its own power's orders
            continue;
        }
        if (contingent.turn == move.now.course.turn) {
            move.order(contingent.home) = {};
            move.order(contingent.home).army = contingent.home;
        }
        Order order;
        order.army = contingent.army;
        if (move.army(contingent.army).place == move.army(contingent.host).place) {
            order = move.order(contingent.host);
            order.army = contingent.army;
            order.tasks.clear();
        }
        move.order(contingent.army) = std::move(order);
    }
}

void sendContingentsHome(Move& move) {
    for (Contingent& contingent : move.now.contingents) {
        if (!contingent.host)
            continue;
        contingent.host = {};
        Army& army = move.army(contingent.army);
        if (!isThere(army) || !isThere(move.army(contingent.home)))
            continue;
        for (const UnitId unit : move.roll.units(contingent.army))
            move.now.units[unit.index()].army = contingent.home;
        if (army.leader)
            move.now.leaders[army.leader.index()].army = {};
        army.leader = {};
        army.place = {};
        move.lookAround();
    }
}

}  // namespace ephor::campaign

#include "core/campaign/turn/politics/leadership.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/contingents.h"

namespace ephor::campaign {

namespace {

bool spend(Move& move, PowerId power, int arete) {
    if (move.power(power).arete < arete)
        return false;
    move.power(power).arete -= arete;
    return true;
}

/// Gives the leader's army to another. The caller sends the leader home later: until then they cannot be appointed.
void relieve(Move& move, LeaderId id) {
    const ArmyId army = move.now.leaders[id.index()].army;
    move.army(army).leader = {};
    appoint(move, army);
}

void goHome(Move& move, LeaderId id) { move.now.leaders[id.index()].army = {}; }

/// Battles that the army lost in the past year.
int defeatsOf(const Move& move, ArmyId id) {
    const int spring = move.now.course.turn - movesOfYear;
    return static_cast<int>(std::ranges::count_if(move.now.battles, [&](const Battle& battle) {
        const bool isDecided = battle.result == Verdict::Attacker || battle.result == Verdict::Defender;
        const auto& beaten = battle.result == Verdict::Attacker ? battle.defenders : battle.attackers;
        return isDecided && battle.turn >= spring && std::ranges::find(beaten, id) != beaten.end();
    }));
}

}  // namespace

bool rideOver(Move& move, const Deal& deal) {
    if (!deal.leader || !deal.army)
        return false;
    Leader& rider = move.now.leaders[deal.leader.index()];
    const ArmyId left = rider.army;
    if (rider.power != deal.from || rider.fate != Fate::Serving || !left || left == deal.army || rider.cpNow < 1)
        return false;
    Army& goal = move.army(deal.army);
    if (goal.power != deal.from || !isThere(goal) || contingentOf(move.now, deal.army) ||
        contingentOf(move.now, left) || !isNear(move.map(), move.army(left).place, goal.place, 2))
        return false;
    // The two leaders swap armies, so that no army is without a commander.
    const LeaderId former = goal.leader;
    goal.leader = deal.leader;
    rider.army = deal.army;
    move.army(left).leader = former;
    if (former)
        move.now.leaders[former.index()].army = left;
    move.rode.push_back(deal.leader);
    return true;
}

bool appease(Move& move, const Deal& deal) {
    if (!deal.place)
        return false;
    City& city = move.city(deal.place);
    if (city.owner != deal.from || city.loyalty >= 3 || !spend(move, deal.from, move.rules().areteAppease))
        return false;
    ++city.loyalty;
    return true;
}

bool dismiss(Move& move, const Deal& deal) {
    if (!deal.leader)
        return false;
    const Leader& leader = move.now.leaders[deal.leader.index()];
    if (leader.power != deal.from || !leader.army || !spend(move, deal.from, move.rules().areteDismiss))
        return false;
    relieve(move, deal.leader);
    goHome(move, deal.leader);
    return true;
}

void electStrategoi(Move& move) {
    if (!move.isPlayed(Module::Politics))
        return;
    std::vector<LeaderId> dismissed;
    for (std::size_t i = 0; i < move.now.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        const Army& army = move.army(id);
        if (!isThere(army) || !army.leader || move.scenario.powers[army.power.index()].government != "democracy")
            continue;
        const LeaderId voted = army.leader;
        const PowerId power = army.power;
        const Leader& leader = move.now.leaders[voted.index()];
        const int defeats = defeatsOf(move, id);
        const Bonus speech = bonusOf(move.scenario, move.now, voted, TraitEffect::Vote, -1);
        if (defeats == 0 || move.diceOf(power).twoDice(purposeOf("Vote on " + leader.name + ", who was beaten", speech),
                                                       defeats - std::max(0, move.power(power).arete) -
                                                           leader.fame / 3 + speech.amount) < move.rules().dismissAt)
            continue;
        relieve(move, voted);
        dismissed.push_back(voted);
        Deal told;
        told.kind = DealKind::Dismiss;
        told.from = power;
        told.leader = voted;
        told.status = AgreementStatus::Kept;
        told.turn = move.now.course.turn;
        move.now.deals.push_back(told);
    }
    // Only after the last vote, so that a dismissed leader is not appointed again.
    for (const LeaderId id : dismissed)
        goHome(move, id);
}

void appoint(Move& move, ArmyId id) {
    Army& army = move.army(id);
    LeaderId best;
    for (std::size_t i = 0; i < move.now.leaders.size(); ++i) {
        const Leader& leader = move.now.leaders[i];
        if (leader.power == army.power && !leader.army && !isAtSea(move.now, LeaderId(static_cast<int>(i))) &&
            leader.fate == Fate::Serving && leader.cpNow > 0 &&
            (!best || leader.cpNow > move.now.leaders[best.index()].cpNow))
            best = LeaderId(static_cast<int>(i));
    }
    if (!best) {
        best = LeaderId(static_cast<int>(move.now.leaders.size()));
        Leader leader;
        leader.id = freeId(move.now.leaders, "strategos_of_" + move.scenario.powers[army.power.index()].id);
        leader.name = "A new strategos of " + move.scenario.powers[army.power.index()].name;
        leader.power = army.power;
        leader.cp = leader.cpNow =
            std::clamp(move.diceOf(army.power).inSecret().averageDie("Rating of " + leader.name), 2, 5);
        move.now.leaders.push_back(std::move(leader));
    }
    move.now.leaders[best.index()].army = id;
    army.leader = best;
}

}  // namespace ephor::campaign

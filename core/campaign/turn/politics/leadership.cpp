#include "core/campaign/turn/politics/leadership.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/free_id.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/contingents.h"

namespace ephor::campaign {

namespace {

bool spend(TurnContext& turn, PowerId power, int arete) {
    if (turn.power(power).arete < arete)
        return false;
    turn.power(power).arete -= arete;
    return true;
}

/// Gives the leader's army to another. The caller sends the leader home later: until then they cannot be appointed.
void relieve(TurnContext& turn, LeaderId id) {
    const ArmyId army = turn.now.leaders[id.index()].army;
    turn.army(army).leader = {};
    appoint(turn, army);
}

void goHome(TurnContext& turn, LeaderId id) { turn.now.leaders[id.index()].army = {}; }

/// Battles that the army lost in the past year.
int defeatsOf(const TurnContext& turn, ArmyId id) {
    const int spring = turn.now.course.turn - turnsOfYear;
    return static_cast<int>(std::ranges::count_if(turn.now.battles, [&](const Battle& battle) {
        const bool isDecided = battle.result == Verdict::Attacker || battle.result == Verdict::Defender;
        const auto& beaten = battle.result == Verdict::Attacker ? battle.defenders : battle.attackers;
        return isDecided && battle.turn >= spring && std::ranges::find(beaten, id) != beaten.end();
    }));
}

}  // namespace

bool rideOver(TurnContext& turn, const Deal& deal) {
    if (!deal.leader || !deal.army)
        return false;
    Leader& rider = turn.now.leaders[deal.leader.index()];
    const ArmyId left = rider.army;
    if (rider.power != deal.from || rider.fate != Fate::Serving || !left || left == deal.army || rider.cpNow < 1)
        return false;
    Army& goal = turn.army(deal.army);
    if (goal.power != deal.from || !isThere(goal) || contingentOf(turn.now, deal.army) ||
        contingentOf(turn.now, left) || !isNear(turn.map(), turn.army(left).place, goal.place, 2))
        return false;
    // The two leaders swap armies, so that no army is without a commander.
    const LeaderId former = goal.leader;
    goal.leader = deal.leader;
    rider.army = deal.army;
    turn.army(left).leader = former;
    if (former)
        turn.now.leaders[former.index()].army = left;
    turn.rode.push_back(deal.leader);
    return true;
}

bool appease(TurnContext& turn, const Deal& deal) {
    if (!deal.place)
        return false;
    City& city = turn.city(deal.place);
    if (city.owner != deal.from || city.loyalty >= 3 || !spend(turn, deal.from, turn.rules().areteAppease))
        return false;
    ++city.loyalty;
    return true;
}

bool dismiss(TurnContext& turn, const Deal& deal) {
    if (!deal.leader)
        return false;
    const Leader& leader = turn.now.leaders[deal.leader.index()];
    if (leader.power != deal.from || !leader.army || !spend(turn, deal.from, turn.rules().areteDismiss))
        return false;
    relieve(turn, deal.leader);
    goHome(turn, deal.leader);
    return true;
}

void electStrategoi(TurnContext& turn) {
    if (!turn.isPlayed(Module::Politics))
        return;
    std::vector<LeaderId> dismissed;
    for (std::size_t i = 0; i < turn.now.armies.size(); ++i) {
        const ArmyId id(static_cast<int>(i));
        const Army& army = turn.army(id);
        if (!isThere(army) || !army.leader || turn.scenario.powers[army.power.index()].government != "democracy")
            continue;
        const LeaderId voted = army.leader;
        const PowerId power = army.power;
        const Leader& leader = turn.now.leaders[voted.index()];
        const int defeats = defeatsOf(turn, id);
        const Bonus speech = bonusOf(turn.scenario, turn.now, voted, TraitEffect::Vote, -1);
        if (defeats == 0 || turn.diceOf(power).twoDice(purposeOf("Vote on " + leader.name + ", who was beaten", speech),
                                                       defeats - std::max(0, turn.power(power).arete) -
                                                           leader.fame / 3 + speech.amount) < turn.rules().dismissAt)
            continue;
        relieve(turn, voted);
        dismissed.push_back(voted);
        Deal told;
        told.kind = DealKind::Dismiss;
        told.from = power;
        told.leader = voted;
        told.status = AgreementStatus::Kept;
        told.turn = turn.now.course.turn;
        turn.now.deals.push_back(told);
    }
    // Only after the last vote, so that a dismissed leader is not appointed again.
    for (const LeaderId id : dismissed)
        goHome(turn, id);
}

void appoint(TurnContext& turn, ArmyId id) {
    Army& army = turn.army(id);
    LeaderId best;
    for (std::size_t i = 0; i < turn.now.leaders.size(); ++i) {
        const Leader& leader = turn.now.leaders[i];
        if (leader.power == army.power && !leader.army && !isAtSea(turn.now, LeaderId(static_cast<int>(i))) &&
            leader.fate == Fate::Serving && leader.cpNow > 0 &&
            (!best || leader.cpNow > turn.now.leaders[best.index()].cpNow))
            best = LeaderId(static_cast<int>(i));
    }
    if (!best) {
        best = LeaderId(static_cast<int>(turn.now.leaders.size()));
        Leader leader;
        leader.id = freeId(turn.now.leaders, "strategos_of_" + turn.scenario.powers[army.power.index()].id);
        leader.name = "A new strategos of " + turn.scenario.powers[army.power.index()].name;
        leader.power = army.power;
        leader.cp = leader.cpNow =
            std::clamp(turn.diceOf(army.power).inSecret().averageDie("Rating of " + leader.name), 2, 5);
        turn.now.leaders.push_back(std::move(leader));
    }
    turn.now.leaders[best.index()].army = id;
    army.leader = best;
}

}  // namespace ephor::campaign

// What a power sees to at home and before the gods: leaders, cities, omens (2.4).
#include "core/campaign/calendar.h"
#include "core/campaign/dealings.h"
#include "core/campaign/near_places.h"
#include "core/campaign/traits.h"
#include "core/campaign/treasury.h"

namespace ephor::campaign {

namespace {

bool spend(Move& move, PowerId power, int arete) {
    if (move.power(power).arete < arete)
        return false;
    move.power(power).arete -= arete;
    return true;
}

/// The card of the power's hand; nullptr where it holds none.
Favour* heldBy(Move& move, PowerId power, int card) {
    for (Favour& favour : move.now.favours)
        if (favour.power == power && favour.card == card && !favour.played)
            return &favour;
    return nullptr;
}

/// Another takes his army. He himself is not free for a new one before he has gone home.
void relieve(Move& move, LeaderId id) {
    const ArmyId army = move.now.leaders[id.index()].army;
    move.army(army).leader = {};
    appoint(move, army);
}

void goHome(Move& move, LeaderId id) { move.now.leaders[id.index()].army = {}; }

/// Battles that an army has lost in the year that ends.
int defeatsOf(const Move& move, ArmyId id) {
    const int spring = move.now.course.turn - movesOfYear;
    return static_cast<int>(std::ranges::count_if(move.now.battles, [&](const Battle& battle) {
        const bool isDecided = battle.result == Verdict::Attacker || battle.result == Verdict::Defender;
        const auto& beaten = battle.result == Verdict::Attacker ? battle.defenders : battle.attackers;
        return isDecided && battle.turn >= spring && std::ranges::find(beaten, id) != beaten.end();
    }));
}

}  // namespace

void strike(Move& move, const OmenCard& card, PlaceId place) {
    City& city = move.city(place);
    switch (card.effect) {
    case Effect::PoorHarvest:
        city.stores = std::max(0, city.stores - card.amount);
        break;
    case Effect::Plague:
        city.garrison = std::max(1, city.garrison - card.amount);
        for (const ArmyId id : move.roll.armiesAt(place))
            move.lose(id, card.amount);
        break;
    case Effect::Earthquake:
        city.breach += card.amount;
        break;
    case Effect::Unrest:
        city.loyalty = std::max(-3, city.loyalty - card.amount);
        break;
    default:
        break;
    }
    move.lookAround();
}

void bless(Move& move, const OmenCard& card, PowerId power) {
    if (card.effect == Effect::Gold)
        earn(move, power, card.amount);
    if (card.effect == Effect::GoodHarvest)
        for (City& city : move.now.cities)
            city.stores += city.owner == power ? card.amount : 0;
    if (card.effect == Effect::Volunteers)
        for (Unit& unit : move.now.units)
            if (unit.army && move.army(unit.army).power == power && unit.steps > 0 && unit.steps < unit.most) {
                unit.steps = std::min(unit.most, unit.steps + card.amount);
                return;
            }
}

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
    // The two change places, so that nobody is left without a commander.
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
        const Bonus speech = bonusOf(move.scenario, move.now, voted, Bent::Vote, -1);
        if (defeats == 0 || move.diceOf(power).twoDice(purposeOf("Vote on " + leader.name + ", who was beaten", speech),
                                                       defeats - std::max(0, move.power(power).arete) -
                                                           leader.fame / 3 + speech.amount) < move.rules().dismissAt)
            continue;
        relieve(move, voted);
        dismissed.push_back(voted);
        Deal told;
        told.business = Business::Dismiss;
        told.from = power;
        told.leader = voted;
        told.pledge = Pledge::Kept;
        told.turn = move.now.course.turn;
        move.now.deals.push_back(told);
    }
    // Only after the last vote, so that nobody who was voted out is voted in again.
    for (const LeaderId id : dismissed)
        goHome(move, id);
}

bool isForPlace(Effect effect) {
    return effect == Effect::PoorHarvest || effect == Effect::Plague || effect == Effect::Earthquake ||
           effect == Effect::Unrest;
}

bool playOmen(Move& move, const Deal& deal) {
    Favour* favour = heldBy(move, deal.from, deal.card);
    if (!favour)
        return false;
    const OmenCard& card = move.scenario.omens[static_cast<std::size_t>(deal.card)];
    if (isForPlace(card.effect) && !deal.place)
        return false;
    if (!move.acts.takes({Stroke::Favour, static_cast<int>(deal.from.index()), deal.card}))
        return false;
    favour->played = true;
    favour->turn = move.now.course.turn;
    if (isForPlace(card.effect))
        strike(move, card, deal.place);
    else if (card.effect == Effect::Storms || card.effect == Effect::Truce)
        move.now.course.event = deal.card;  // instead of the season's own
    else
        bless(move, card, deal.from);
    return true;
}

void invoke(Move& move, PowerId power) {
    const auto held =
        std::ranges::count_if(move.now.favours, [power](const Favour& f) { return f.power == power && !f.played; });
    if (move.scenario.omens.empty() || held >= move.rules().mostOmens)
        return;
    const int card =
        move.diceOf(power).inSecret().lot("The gods answer " + move.scenario.powers[power.index()].name,
                                          static_cast<int>(std::min<std::size_t>(move.scenario.omens.size(), 255)));
    const Favour drawn{power, card, move.now.course.turn, false};
    const auto used = std::ranges::find_if(
        move.now.favours, [&](const Favour& f) { return f.played && f.turn + 1 < move.now.course.turn; });
    if (used != move.now.favours.end())
        *used = drawn;
    else
        move.now.favours.push_back(drawn);
}

}  // namespace ephor::campaign

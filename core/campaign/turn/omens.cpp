#include "core/campaign/turn/omens.h"

#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

/// The unplayed card in the power's hand; null if it has none.
Favour* heldBy(TurnContext& turn, PowerId power, int card) {
    for (Favour& favour : turn.now.favours)
        if (favour.power == power && favour.card == card && !favour.played)
            return &favour;
    return nullptr;
}

/// Besieged cities first, then by size.
PlaceId mostCrowded(const TurnContext& turn) {
    const std::vector<City>& cities = turn.now.cities;
    const auto crowd = [&](std::size_t i) { return turn.map().places()[i].tier + (cities[i].besieger ? 10 : 0); };
    std::size_t worst = 0;
    for (std::size_t i = 1; i < cities.size(); ++i)
        if (crowd(i) > crowd(worst))
            worst = i;
    return PlaceId(static_cast<int>(worst));
}

void drawCard(TurnContext& turn) {
    Course& course = turn.now.course;
    course.omen = turn.openDice().lot("Omen of the season",
                                      static_cast<int>(std::min<std::size_t>(turn.scenario.omens.size(), 255)));
    const OmenCard& card = turn.scenario.omens[static_cast<std::size_t>(course.omen)];
    const auto someone = [&] {
        return PowerId(turn.dice.inSecret().lot(card.title + " falls to", static_cast<int>(turn.now.powers.size())));
    };
    const std::vector<City>& cities = turn.now.cities;
    switch (card.effect) {
    case Effect::GoodHarvest:
        for (City& city : turn.now.cities)
            city.stores += card.amount;
        break;
    case Effect::PoorHarvest:
        for (std::size_t i = 0; i < cities.size(); ++i)
            strike(turn, card, PlaceId(static_cast<int>(i)));
        break;
    case Effect::Plague:
        strike(turn, card, mostCrowded(turn));
        break;
    case Effect::Earthquake:
        strike(turn, card,
               PlaceId(turn.dice.inSecret().lot(card.title + " at",
                                                static_cast<int>(std::min<std::size_t>(cities.size(), 255)))));
        break;
    case Effect::Unrest: {
        const PowerId power = someone();
        for (std::size_t i = 0; i < cities.size(); ++i)
            if (cities[i].owner == power)
                strike(turn, card, PlaceId(static_cast<int>(i)));
        break;
    }
    case Effect::Gold:
    case Effect::Volunteers:
        bless(turn, card, someone());
        break;
    case Effect::Storms:
    case Effect::Truce:
        break;  // see march()
    }
    turn.updateIndex();
}

}  // namespace

void drawOmen(TurnContext& turn) {
    if (turn.now.course.turnOfYear % 2 != 0)
        return;
    turn.now.course.omen = -1;
    if (!turn.scenario.omens.empty())
        doUnlessVetoed(turn, {ActKind::Omen}, [&] { drawCard(turn); });
}

void strike(TurnContext& turn, const OmenCard& card, PlaceId place) {
    City& city = turn.city(place);
    switch (card.effect) {
    case Effect::PoorHarvest:
        city.stores = std::max(0, city.stores - card.amount);
        break;
    case Effect::Plague:
        city.garrison = std::max(1, city.garrison - card.amount);
        for (const ArmyId id : turn.armyIndex.armiesAt(place))
            turn.lose(id, card.amount);
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
    turn.updateIndex();
}

void bless(TurnContext& turn, const OmenCard& card, PowerId power) {
    if (card.effect == Effect::Gold)
        earn(turn, power, card.amount);
    if (card.effect == Effect::GoodHarvest)
        for (City& city : turn.now.cities)
            city.stores += city.owner == power ? card.amount : 0;
    if (card.effect == Effect::Volunteers)
        for (Unit& unit : turn.now.units)
            if (unit.army && turn.army(unit.army).power == power && unit.steps > 0 && unit.steps < unit.most) {
                unit.steps = std::min(unit.most, unit.steps + card.amount);
                return;
            }
}

bool isForPlace(Effect effect) {
    return effect == Effect::PoorHarvest || effect == Effect::Plague || effect == Effect::Earthquake ||
           effect == Effect::Unrest;
}

bool playOmen(TurnContext& turn, const Deal& deal) {
    Favour* favour = heldBy(turn, deal.from, deal.card);
    if (!favour)
        return false;
    const OmenCard& card = turn.scenario.omens[static_cast<std::size_t>(deal.card)];
    if (isForPlace(card.effect) && !deal.place)
        return false;
    if (!turn.acts.reach({ActKind::Favour, static_cast<int>(deal.from.index()), deal.card}))
        return false;
    favour->played = true;
    favour->turn = turn.now.course.turn;
    if (isForPlace(card.effect))
        strike(turn, card, deal.place);
    else if (card.effect == Effect::Storms || card.effect == Effect::Truce)
        turn.now.course.omen = deal.card;  // replaces the season's card
    else
        bless(turn, card, deal.from);
    return true;
}

void invoke(TurnContext& turn, PowerId power) {
    const auto held =
        std::ranges::count_if(turn.now.favours, [power](const Favour& f) { return f.power == power && !f.played; });
    if (turn.scenario.omens.empty() || held >= turn.rules().mostOmens)
        return;
    const int card =
        turn.diceOf(power).inSecret().lot("The gods answer " + turn.scenario.powers[power.index()].name,
                                          static_cast<int>(std::min<std::size_t>(turn.scenario.omens.size(), 255)));
    const Favour drawn{power, card, turn.now.course.turn, false};
    const auto used = std::ranges::find_if(
        turn.now.favours, [&](const Favour& f) { return f.played && f.turn + 1 < turn.now.course.turn; });
    if (used != turn.now.favours.end())
        *used = drawn;
    else
        turn.now.favours.push_back(drawn);
}

}  // namespace ephor::campaign

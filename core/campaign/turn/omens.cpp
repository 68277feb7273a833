#include "core/campaign/turn/omens.h"

#include "core/campaign/turn/treasury.h"

namespace ephor::campaign {

namespace {

/// The unplayed card in the power's hand; null if it has none.
Favour* heldBy(Move& move, PowerId power, int card) {
    for (Favour& favour : move.now.favours)
        if (favour.power == power && favour.card == card && !favour.played)
            return &favour;
    return nullptr;
}

/// Besieged cities first, then by size.
PlaceId mostCrowded(const Move& move) {
    const std::vector<City>& cities = move.now.cities;
    const auto crowd = [&](std::size_t i) { return move.map().places()[i].tier + (cities[i].besieger ? 10 : 0); };
    std::size_t worst = 0;
    for (std::size_t i = 1; i < cities.size(); ++i)
        if (crowd(i) > crowd(worst))
            worst = i;
    return PlaceId(static_cast<int>(worst));
}

void drawCard(Move& move) {
    Course& course = move.now.course;
    course.event = move.openDice().lot("Omen of the season",
                                       static_cast<int>(std::min<std::size_t>(move.scenario.omens.size(), 255)));
    const OmenCard& card = move.scenario.omens[static_cast<std::size_t>(course.event)];
    const auto someone = [&] {
        return PowerId(move.dice.inSecret().lot(card.title + " falls to", static_cast<int>(move.now.powers.size())));
    };
    const std::vector<City>& cities = move.now.cities;
    switch (card.effect) {
    case Effect::GoodHarvest:
        for (City& city : move.now.cities)
            city.stores += card.amount;
        break;
    case Effect::PoorHarvest:
        for (std::size_t i = 0; i < cities.size(); ++i)
            strike(move, card, PlaceId(static_cast<int>(i)));
        break;
    case Effect::Plague:
        strike(move, card, mostCrowded(move));
        break;
    case Effect::Earthquake:
        strike(move, card,
               PlaceId(move.dice.inSecret().lot(card.title + " at",
                                                static_cast<int>(std::min<std::size_t>(cities.size(), 255)))));
        break;
    case Effect::Unrest: {
        const PowerId power = someone();
        for (std::size_t i = 0; i < cities.size(); ++i)
            if (cities[i].owner == power)
                strike(move, card, PlaceId(static_cast<int>(i)));
        break;
    }
    case Effect::Gold:
    case Effect::Volunteers:
        bless(move, card, someone());
        break;
    case Effect::Storms:
    case Effect::Truce:
        break;  // see march()
    }
    move.lookAround();
}

}  // namespace

void drawOmen(Move& move) {
    if (move.now.course.move % 2 != 0)
        return;
    move.now.course.event = -1;
    if (!move.scenario.omens.empty())
        doUnlessVetoed(move, {ActKind::Omen}, [&] { drawCard(move); });
}

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
    if (!move.acts.takes({ActKind::Favour, static_cast<int>(deal.from.index()), deal.card}))
        return false;
    favour->played = true;
    favour->turn = move.now.course.turn;
    if (isForPlace(card.effect))
        strike(move, card, deal.place);
    else if (card.effect == Effect::Storms || card.effect == Effect::Truce)
        move.now.course.event = deal.card;  // replaces the season's card
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

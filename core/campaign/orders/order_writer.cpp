#include "core/campaign/orders/order_writer.h"

#include "core/campaign/dice/dice_view.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/mail/mail_lines.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/io/lists/edit/list_lines.h"

#include <algorithm>

namespace ephor::campaign {

namespace {

template <typename Id> std::string writtenName(const NameList& names, Id id) {
    return names.written(static_cast<int>(id.index()));
}

std::string placesText(const NameList& places, std::span<const PlaceId> path) {
    std::string text;
    for (const PlaceId place : path)
        text += (text.empty() ? " " : ", ") + writtenName(places, place);
    return text;
}

/// "march Eleusis, besiege Megara", "march Eleusis, seek battle", "keep watch". `moves` is the word for a move that is
/// nothing else; `hasGoal`: the goal follows the phrase, as in "besiege Megara".
template <typename E>
std::string pathText(const NameList& places, std::span<const PlaceId> path, E value, E moves, bool hasGoal) {
    const std::string phrase(phraseOf(value));
    if (path.empty() || value == moves)
        return phrase + placesText(places, path);
    const std::span<const PlaceId> way = hasGoal ? path.first(path.size() - 1) : path;
    const std::string march = way.empty() ? "" : std::string(phraseOf(moves)) + placesText(places, way) + ", ";
    return march + phrase + (hasGoal ? " " + writtenName(places, path.back()) : "");
}

std::string envoyLine(const NameList& powers, const Envoy& envoy) {
    std::string text = "Envoy to " + writtenName(powers, envoy.to) + ": " + std::string(phraseOf(envoy.word));
    if (envoy.talents > 0)
        text += " of " + counted(envoy.talents, "talent");
    if (envoy.turns > 0)
        text += " for " + counted(envoy.turns, "turn");
    return text;
}

/// "ransom Nicias for 6 talents", "ride Nicias to Army of Attica".
std::string dealLine(const SheetNames& names, const NameList& powers, const Deal& deal) {
    std::string text = deal.to ? "Deal with " + writtenName(powers, deal.to) + ": " : "Affair: ";
    text += phraseOf(deal.kind);
    if (deal.card >= 0)
        text += " " + names.cards.written(deal.card);
    if (deal.leader)
        text += " " + writtenName(names.leaders, deal.leader);
    if (deal.against)
        text += " for " + writtenName(names.leaders, deal.against);
    if (deal.army)
        text += (deal.leader ? " to " : " ") + writtenName(names.armies, deal.army);
    if (deal.place)
        text += (deal.card >= 0 ? " on " : " ") + writtenName(names.places, deal.place);
    if (deal.amount > 0 && deal.kind == DealKind::Bid)
        text += " " + std::to_string(deal.amount);
    else if (deal.amount > 0)
        text += (deal.kind == DealKind::Gift ? " of " : " for ") + counted(deal.amount, "talent");
    if (deal.again > 0)
        text += ", then " + std::to_string(deal.again);
    return text;
}

}  // namespace

std::string remarks(std::string_view words) {
    constexpr std::size_t widest = 72;
    std::string text;
    std::size_t line = 0;  // its length so far
    while (!(words = trimmedLine(words)).empty()) {
        const std::string_view word = words.substr(0, words.find_first_of(wordGaps));
        words.remove_prefix(word.size());
        const bool isNew = line == 0 || line + 1 + word.size() > widest;
        if (isNew)
            line = 1;
        text += (isNew ? text.empty() ? "# " : "\n# " : " ") + std::string(word);
        line += 1 + word.size();
    }
    return text.empty() ? text : text + "\n";
}

std::string marchText(const SheetNames& names, Posture posture, std::span<const PlaceId> path) {
    const bool hasGoal = posture == Posture::Ravage || posture == Posture::Besiege;
    return pathText(names.places, path, posture, Posture::March, hasGoal);
}

std::string sailText(const SheetNames& names, Station station, std::span<const PlaceId> path) {
    return pathText(names.places, path, station, Station::Sail, station == Station::Blockade);
}

std::string orderLine(const SheetNames& names, const Order& order) {
    std::string text = writtenName(names.armies, order.army) + ": " + marchText(names, order.posture, order.path);
    for (const Task task : order.tasks)
        text += "; " + std::string(phraseOf(task));
    if (order.ifStronger == IfStronger::Retire)
        text += "; " + std::string(phraseOf(order.ifStronger));
    return text;
}

std::string voyageLine(const SheetNames& names, const Voyage& voyage) {
    std::string text = writtenName(names.fleets, voyage.fleet);
    if (!foldedName(text).starts_with("fleet "))
        text = "Fleet " + text;
    text += ": " + sailText(names, voyage.station, voyage.path);
    for (std::size_t i = 0; i < voyage.carries.size(); ++i)
        text += (i == 0 ? "; carry " : ", ") + writtenName(names.armies, voyage.carries[i]);
    if (voyage.build > 0)
        text += "; build " + counted(voyage.build, "squadron");
    if (voyage.detach > 0)
        text += "; detach " + counted(voyage.detach, "squadron");
    if (voyage.join)
        text += "; join " + writtenName(names.fleets, voyage.join);
    return text;
}

std::string ordersText(const Campaign& campaign, PowerId power, const Orders& orders) {
    return ordersText(campaign, power, orders, promiseLines(diceViewOf(campaign, power)));
}

std::string ordersText(const Campaign& campaign, PowerId power, const Orders& orders,
                       const std::vector<std::string>& promises) {
    SheetNames names(campaign, power);
    // Orders may also name armies of others, such as allies that go aboard.
    const auto add = [&](ArmyId id) {
        if (!id || names.armies.has(static_cast<int>(id.index())))
            return;
        const Army& army = campaign.state.armies[id.index()];
        names.armies.add(static_cast<int>(id.index()), army.id, shownName(campaign, id, army.power), army.name);
    };
    for (const Voyage& voyage : orders.voyages)
        std::ranges::for_each(voyage.carries, add);
    for (const Deal& deal : orders.deals)
        add(deal.army);
    for (const Order& order : orders.land)
        add(order.army);
    const NameList powers = powerNames(campaign.scenario);
    std::string text =
        "Orders of " + writtenName(powers, power) + ", turn " + std::to_string(campaign.state.course.turn) + "\n";
    if (!orders.isFinal)
        text += "Provisional\n";
    for (const std::string& promise : promises)
        text += remarks(promise);
    text += "\n";
    for (const Order& order : orders.land)
        text += orderLine(names, order) + "\n";
    for (const Voyage& voyage : orders.voyages)
        text += voyageLine(names, voyage) + "\n";
    for (const Envoy& envoy : orders.envoys)
        text += envoyLine(powers, envoy) + "\n";
    for (const Deal& deal : orders.deals)
        text += dealLine(names, powers, deal) + "\n";
    return text;
}

}  // namespace ephor::campaign

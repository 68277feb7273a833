#include "core/campaign/reports/order_form.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/turn/politics/contingents.h"

namespace ephor::campaign {

namespace {

/// The phrases for values that this campaign's modules allow.
template <typename E> std::vector<std::string> phrasesPlayed(const Modules& modules) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
        if (isPlayed(modules, static_cast<E>(i)))
            all.emplace_back(phraseOf(static_cast<E>(i)));
    return all;
}

/// The help text of the order form. `army` and `fleet` are names of the power for the examples; empty: it has none. A
/// name that others must not know would look as if everybody knew it.
std::string formHelp(const Modules& modules, const std::string& army, const std::string& fleet) {
    std::string help =
        remarks("After the colon, write what the army does: " + anyOf(allPhrases<Posture>()) +
                ". Then places: the goal is enough. After a semicolon, tasks: " + anyOf(phrasesPlayed<Task>(modules)) +
                "; and \"retire\" if it shall retire before a stronger enemy.");
    if (!army.empty())
        help += remarks("Example: " + army + ": march PLACE, seek battle; forced march; retire");
    if (!fleet.empty())
        help += remarks("Fleets: " + anyOf(allPhrases<Station>()) +
                        "; then carry an army, build or detach squadrons, or join another fleet.") +
                remarks("Example: " + fleet + ": sail PLACE; carry ARMY; build 2 squadrons");
    if (modules.has(Module::Diplomacy))
        help += remarks("Envoy to POWER: truce for 6 turns. An envoy brings " +
                        anyOf(phrasesPlayed<TreatyKind>(modules)) + ".");
    std::vector<std::string> deals;
    std::vector<std::string> affairs;
    for (std::size_t i = 0; i < Words<DealKind>::list.size(); ++i)
        if (const auto kind = static_cast<DealKind>(i); isPlayed(modules, kind))
            (isWithAnother(kind) ? deals : affairs).emplace_back(phraseOf(kind));
    const std::string_view deal =
        isPlayed(modules, DealKind::Gift) ? "gift of 10 talents" : "exchange LEADER for LEADER";
    if (!deals.empty())
        help += remarks("Deal with POWER: " + std::string(deal) + ". Deals: " + anyOf(deals) + ".");
    if (!affairs.empty())
        help += remarks("Affair: ride LEADER to ARMY. Affairs: " + anyOf(affairs) + ".");
    return help + remarks("A line \"provisional\" says that other orders may follow. Lines with # are not read.");
}

/// The order with what its reader should know, if the line does not get too long.
std::string withNote(const std::string& line, const std::string& note) {
    constexpr std::size_t longest = 72;
    return line + (line.size() + note.size() + 4 <= longest ? "  # " + note : "") + "\n";
}

}  // namespace

std::string orderForm(const Visible& visible) {
    const Campaign& campaign = visible.known;
    const PowerId power = visible.power;
    const SheetNames names(campaign, power);
    const ArmyIndex armyIndex(campaign.state);
    const std::vector<FleetId> fleets = fleetsOf(campaign.state, power);
    std::string text = ordersText(campaign, power, {}, {});
    const std::span<const ArmyId> armies = armyIndex.armiesOf(power);
    const auto written = [](const NameList& list, const auto& ids) {
        return ids.empty() ? std::string() : list.written(static_cast<int>(ids.front().index()));
    };
    text.insert(text.size() - 1, remarks("Change what stands after the colons. Help is below the orders."));
    const auto placeName = [&](PlaceId place) { return campaign.scenario.map.place(place).name; };
    for (const ArmyId id : armies) {
        if (contingentOf(campaign.state, id))
            continue;  // it follows its host
        Order order;
        order.army = id;
        const Army& army = campaign.state.armies[id.index()];
        text += withNote(orderLine(names, order),
                         placeName(army.place) + ", " + counted(std::ssize(armyIndex.units(id)), "unit"));
    }
    for (const FleetId id : fleets) {
        const Fleet& fleet = campaign.state.fleets[id.index()];
        text += withNote(voyageLine(names, {id, Station::Hold, {}, {}, 0, 0, {}}),
                         placeName(fleet.place) + ", " + counted(fleet.squadrons, "squadron"));
    }
    text += "\n" +
            formHelp(campaign.scenario.rules.modules, written(names.armies, armies), written(names.fleets, fleets)) +
            "#\n";
    for (const std::string& promise : promiseLines(visible.dice))
        text += remarks(promise);
    return text;
}

}  // namespace ephor::campaign

#include "core/campaign/reports/order_form.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/orders/order_writer.h"
#include "core/campaign/turn/politics/contingents.h"

namespace ephor::campaign {

namespace {

/// The words for values that this campaign's modules allow.
template <typename E> std::vector<std::string> wordsPlayed(const Modules& modules) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < Words<E>::list.size(); ++i)
        if (isPlayed(modules, static_cast<E>(i)))
            words.emplace_back(Words<E>::list[i]);
    return words;
}

/// The help text of the order form.
std::string formHelp(const Modules& modules) {
    std::string help =
        "\n" +
        remarks("final: false for provisional orders; later ones take their place, and they count if none come.") +
        remarks("posture: " + anyOf(allWords<Posture>()) + "; path: places one after the other; tasks: " +
                anyOf(wordsPlayed<Task>(modules)) + "; if_stronger: stand or retire.");
    const bool talks = modules.has(Module::Diplomacy);
    const bool pays = modules.has(Module::Money);
    if (talks)
        help += remarks("[[envoy]] with to, word (" + anyOf(wordsPlayed<TreatyKind>(modules)) + "), moves" +
                        (pays ? ", talents" : "") + ": a word to another power.");
    return help +
           remarks("[[deal]] with business (" + anyOf(wordsPlayed<DealKind>(modules)) + "), to, names, amount: " +
                   (!talks ? "affairs of your own."
                    : pays ? "captives, gifts, contingents and affairs of your own."
                           : "captives, contingents and affairs of your own."));
}

}  // namespace

std::string orderForm(const Visible& visible) {
    const Campaign& campaign = visible.known;
    const PowerId power = visible.power;
    Orders orders;
    const MusterRoll roll(campaign.state);
    for (const ArmyId id : roll.armiesOf(power)) {
        if (contingentOf(campaign.state, id))
            continue;  // it follows its host
        Order order;
        order.army = id;
        orders.land.push_back(order);
    }
    for (const FleetId id : fleetsOf(campaign.state, power))
        orders.voyages.push_back({id, Station::Hold, {}, {}, 0, 0, {}});
    const std::string sea =
        orders.voyages.empty()
            ? ""
            : remarks("[[voyage]] for a fleet: station: " + anyOf(allWords<Station>()) +
                      "; path: sea lane after sea lane; carries: armies that lie where it does; build, "
                      "detach: squadrons; join: another fleet.");
    return ordersToml(campaign, power, orders, promiseLines(visible.dice)) + formHelp(campaign.scenario.rules.modules) +
           sea;
}

}  // namespace ephor::campaign

// Order sheets in TOML, as programs before 1.0 wrote them. They are still read.
#pragma once

#include "core/base/toml_text.h"
#include "core/campaign/dice/dice_view.h"
#include "core/campaign/orders/order_writer.h"

namespace ephor::campaign {

/// A [[deal]] for each.
inline std::string dealsToml(const Campaign& campaign, std::span<const Deal> deals) {
    std::string text;
    for (const Deal& deal : deals) {
        text += "\n[[deal]]\nbusiness = " + tomlString(wordOf(deal.kind)) + "\n";
        if (deal.to)
            text += "to = " + tomlString(campaign.scenario.powers[deal.to.index()].id) + "\n";
        std::string names;
        const auto add = [&](const std::string& name) { names += (names.empty() ? "" : ", ") + tomlString(name); };
        if (deal.card >= 0)
            add(campaign.scenario.omens[static_cast<std::size_t>(deal.card)].id);
        for (const LeaderId leader : {deal.leader, deal.against})
            if (leader)
                add(campaign.state.leaders[leader.index()].id);
        if (deal.army)
            add(campaign.state.armies[deal.army.index()].id);
        if (deal.place)
            add(campaign.scenario.map.place(deal.place).id);
        if (!names.empty())
            text += "names = [" + names + "]\n";
        if (deal.amount > 0)
            text += "amount = " + std::to_string(deal.amount) + "\n";
        if (deal.again > 0)
            text += "again = " + std::to_string(deal.again) + "\n";
    }
    return text;
}

/// The sheet in TOML, as programs before 1.0 wrote it.
inline std::string ordersToml(const Campaign& campaign, PowerId power, const Orders& orders) {
    const std::vector<std::string> promises = promiseLines(diceViewOf(campaign, power));
    const auto list = [](const auto& values, auto nameOf) {
        std::string text;
        for (const auto& value : values)
            text += (text.empty() ? "" : ", ") + tomlString(nameOf(value));
        return "[" + text + "]\n";
    };
    std::string text = "format = 1\npower = " + tomlString(campaign.scenario.powers[power.index()].id) +
                       "\nturn = " + std::to_string(campaign.state.course.turn) +
                       "\nfinal = " + (orders.isFinal ? "true" : "false") + "\n";
    for (const std::string& promise : promises)
        text += remarks(promise);
    for (const Order& order : orders.land) {
        text += "\n[[order]]\narmy = " + tomlString(campaign.state.armies[order.army.index()].id) +
                "\nposture = " + tomlString(wordOf(order.posture)) + "\n";
        if (!order.path.empty())
            text += "path = " + list(order.path, [&](PlaceId id) { return campaign.scenario.map.place(id).id; });
        if (!order.tasks.empty())
            text += "tasks = " + list(order.tasks, [](Task task) { return wordOf(task); });
        if (order.ifStronger == IfStronger::Retire)
            text += "if_stronger = \"retire\"\n";
    }
    for (const Envoy& envoy : orders.envoys) {
        text += "\n[[envoy]]\nto = " + tomlString(campaign.scenario.powers[envoy.to.index()].id) +
                "\nword = " + tomlString(wordOf(envoy.word)) + "\n";
        if (envoy.turns > 0)
            text += "moves = " + std::to_string(envoy.turns) + "\n";
        if (envoy.talents > 0)
            text += "talents = " + std::to_string(envoy.talents) + "\n";
    }
    for (const Voyage& voyage : orders.voyages) {
        const auto fleetId = [&](FleetId id) { return tomlString(campaign.state.fleets[id.index()].id); };
        text += "\n[[voyage]]\nfleet = " + fleetId(voyage.fleet) + "\nstation = " + tomlString(wordOf(voyage.station)) +
                "\n";
        if (!voyage.path.empty())
            text += "path = " + list(voyage.path, [&](PlaceId id) { return campaign.scenario.map.place(id).id; });
        if (!voyage.carries.empty())
            text +=
                "carries = " + list(voyage.carries, [&](ArmyId id) { return campaign.state.armies[id.index()].id; });
        if (voyage.build > 0)
            text += "build = " + std::to_string(voyage.build) + "\n";
        if (voyage.detach > 0)
            text += "detach = " + std::to_string(voyage.detach) + "\n";
        if (voyage.join)
            text += "join = " + fleetId(voyage.join) + "\n";
    }
    return text + dealsToml(campaign, orders.deals);
}

}  // namespace ephor::campaign

#include "core/campaign/reports/army_tables.h"

#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/turn/leader_traits.h"

#include <algorithm>
#include <fmt/format.h>

namespace ephor::campaign {

namespace {

/// "Nicias (3 CP, Cautious)".
std::string leaderText(const Campaign& campaign, LeaderId id) {
    if (!id)
        return "none";
    const Leader& leader = campaign.state.leaders[id.index()];
    const std::string traits = traitNames(campaign.scenario, campaign.state, id);
    return fmt::format("{} ({} CP{}{})", leader.name, leader.cpNow, traits.empty() ? "" : ", ", traits);
}

}  // namespace

std::optional<Posture> postureNow(const Campaign& campaign, ArmyId id) {
    const State& state = campaign.state;
    const Army& army = state.armies[id.index()];
    if (army.posture != Posture::Besiege || atWar(state, army.power, state.cities[army.place.index()].owner))
        return army.posture;
    const bool relieves = std::ranges::any_of(state.battles, [&](const Battle& battle) {
        return battle.result == Verdict::Pending && battle.kind == BattleKind::Relief &&
               std::ranges::contains(battle.attackers, id);
    });
    return relieves ? std::nullopt : std::optional(Posture::Hold);
}

ReportTable armyTable(const Campaign& campaign, const ArmyIndex& armyIndex, PowerId power) {
    const bool hasSupply = campaign.scenario.rules.modules.has(Module::Supply);
    ReportTable table{{"Army", "Place", "Order", "Units", "Steps", "Food", "Fatigue", "Spirit", "Leader"}, {}};
    for (const ArmyId id : armyIndex.armiesOf(power)) {
        const Army& army = campaign.state.armies[id.index()];
        const std::optional<Posture> posture = postureNow(campaign, id);
        table.rows.push_back(
            {shownName(campaign, id, power), campaign.scenario.map.place(army.place).name,
             std::string(posture ? phraseOf(*posture) : "relieve the city"), std::to_string(armyIndex.units(id).size()),
             std::to_string(stepsOfArmy(campaign.state, armyIndex, id)), std::to_string(army.supply),
             std::to_string(army.fatigue), std::to_string(army.spirit), leaderText(campaign, army.leader)});
    }
    constexpr int food = 5;
    if (hasSupply)
        return table;
    table.columns.erase(table.columns.begin() + food);
    for (std::vector<std::string>& row : table.rows)
        row.erase(row.begin() + food);
    return table;
}

ReportTable fleetTable(const Campaign& campaign, PowerId power) {
    ReportTable table{{"Fleet", "Place", "Order", "Squadrons", "Admiral"}, {}};
    for (const FleetId id : fleetsOf(campaign.state, power)) {
        const Fleet& fleet = campaign.state.fleets[id.index()];
        table.rows.push_back({shownName(campaign, id, power), campaign.scenario.map.place(fleet.place).name,
                              std::string(phraseOf(fleet.station)), std::to_string(fleet.squadrons),
                              leaderText(campaign, fleet.admiral)});
    }
    return table;
}

}  // namespace ephor::campaign

#include "core/campaign/reports/umpire_report.h"

#include "core/campaign/dice/dice_view.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/model/standings.h"
#include "core/campaign/reports/army_tables.h"
#include "core/campaign/reports/report_date.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/turn.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string_view ordersText(OrdersFrom from) {
    switch (from) {
    case OrdersFrom::Nobody:
        break;
    case OrdersFrom::Player:
        return "orders from the player";
    case OrdersFrom::Deputy:
        return "orders from the deputy";
    case OrdersFrom::Standing:
        return "standing orders";
    case OrdersFrom::Ruler:
    case OrdersFrom::Computer:
        return "orders from the computer";
    case OrdersFrom::Disorder:
        return "in disorder";
    }
    return "no orders yet";
}

void addStandings(Report& report, const Campaign& campaign) {
    const bool hasTalents = hasMoney(campaign.scenario);
    ReportTable table{{"Power", "Score", "Cities", "Tiers", "Armies", "Steps", "Arete"}, {}};
    if (hasTalents)
        table.columns.emplace_back("Talents");
    for (const Standing& one : standings(campaign)) {
        table.rows.push_back({nameOfPower(campaign, one.power), std::to_string(one.score), std::to_string(one.cities),
                              std::to_string(one.tiers), std::to_string(one.armies), std::to_string(one.steps),
                              std::to_string(one.arete)});
        if (hasTalents)
            table.rows.back().push_back(std::to_string(one.treasury));
    }
    report.addTable("Standings", std::move(table));
}

}  // namespace

Report umpiresReport(const Campaign& campaign) {
    const State& state = campaign.state;
    const ArmyIndex armyIndex(state);
    Report report{"Umpire's report", campaign.scenario.name,
                  fmt::format("{}, {}", reportDate(state.course), wordOf(state.course.phase))};
    if (state.course.phase == Phase::Over)
        report.addText(
            fmt::format("{} has won.", state.course.winner ? nameOfPower(campaign, state.course.winner) : "Nobody"));
    const std::vector<BattleId> pending = pendingBattles(state);
    if (!pending.empty())
        report.addText(
            fmt::format("{} {} pending.", counted(std::ssize(pending), "battle"), pending.size() == 1 ? "is" : "are"));
    addStandings(report, campaign);
    for (std::size_t p = 0; p < state.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        ReportSection section{fmt::format("{}: {}", campaign.scenario.powers[p].name, ordersText(state.powers[p].from)),
                              {},
                              ReportSection::Look::Wide};
        for (ReportTable table : {armyTable(campaign, armyIndex, power), fleetTable(campaign, power)})
            if (!table.rows.empty())
                section.parts.emplace_back(std::move(table));
        if (!section.parts.empty())
            report.sections.push_back(std::move(section));
    }
    report.addList("Checking the dice", promiseLines(diceViewOf(campaign)), ReportSection::Look::Small);
    return report;
}

}  // namespace ephor::campaign

#include "core/campaign/reports/power_report.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/reports/army_tables.h"
#include "core/campaign/reports/report_date.h"
#include "core/campaign/reports/report_places.h"
#include "core/campaign/reports/sighting_text.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/turn/treasury.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>

namespace ephor::campaign {

namespace {

using Items = std::vector<std::string>;

bool isEnemy(const Visible& visible, PowerId power) {
    return std::ranges::contains(visible.known.state.powers[visible.power.index()].war, power);
}

/// Sails in sight, and harbours that are closed.
Items sailsInSight(const Visible& visible, Sails sails) {
    const Campaign& known = visible.known;
    const Map& map = known.scenario.map;
    Items lines;
    for (const SeenFleet& seen : visible.fleets)
        if (sails == Sails::All || !isEnemy(visible, seen.power))
            lines.push_back(fmt::format("a {} fleet of {} off {}", wordOf(seen.size), nameOfPower(known, seen.power),
                                        map.place(seen.place).name));
    if (lines.empty())
        lines.emplace_back(visible.fleets.empty() ? "none" : "No other sails are in sight.");
    for (std::size_t i = 0; i < visible.cities.size(); ++i)
        if (visible.cities[i].isBlockaded)
            lines.push_back(fmt::format("the harbour of {} is closed", map.places()[i].name));
    return lines;
}

/// Enemies in sight by land and by sea, then the armies of others.
Items whoIsNear(const Visible& visible) {
    const Campaign& known = visible.known;
    Items enemies;
    Items others;
    for (const SeenArmy& seen : visible.armies) {
        (isEnemy(visible, seen.power) ? enemies : others)
            .push_back(fmt::format("a {} army of {} at {}{}", wordOf(seen.size), nameOfPower(known, seen.power),
                                   known.scenario.map.place(seen.place).name, nearText(visible, seen.place)));
    }
    for (const SeenFleet& seen : visible.fleets)
        if (isEnemy(visible, seen.power))
            enemies.push_back(fmt::format("a {} fleet of {} off {}{}", wordOf(seen.size),
                                          nameOfPower(known, seen.power), known.scenario.map.place(seen.place).name,
                                          nearText(visible, seen.place)));
    enemies.insert(enemies.end(), others.begin(), others.end());
    if (enemies.empty())
        enemies.emplace_back("nobody is in sight of your armies and cities");
    return enemies;
}

/// What ends or must be answered, and when.
Items whatIsDue(const Visible& visible, const std::optional<Deadline>& deadline) {
    const Campaign& known = visible.known;
    const Course& course = known.state.course;
    Items lines;
    if (course.phase == Phase::Over)
        return lines;
    if (deadline && course.phase == Phase::Orders)
        lines.push_back(fmt::format("Orders for turn {} are due on {}.", course.turn, spokenText(deadline->at)));
    for (const Battle& battle : known.state.battles)
        if (battle.result == Verdict::Pending)
            lines.push_back(
                fmt::format("The battle of {} is still to be fought.", known.scenario.map.place(battle.place).name));
    for (const Treaty& treaty : known.state.treaties)
        if (treaty.status == AgreementStatus::Offered && treaty.to == visible.power)
            lines.push_back("To be answered: " + treatyText(known.scenario, treaty) + ".");
        else if (treaty.status == AgreementStatus::Stands && treaty.until > 0 &&
                 (treaty.from == visible.power || treaty.to == visible.power))
            lines.push_back(fmt::format("The {} with {} ends after turn {}.", wordOf(treaty.kind),
                                        nameOfPower(known, treaty.from == visible.power ? treaty.to : treaty.from),
                                        treaty.until));
    for (const Deal& deal : known.state.deals)
        if (deal.status == AgreementStatus::Offered && deal.to == visible.power)
            lines.push_back("To be answered: " + dealText(known, deal) + ".");
    for (std::size_t i = 0; i < known.state.cities.size(); ++i)
        if (const City& city = known.state.cities[i]; city.owner == visible.power && visible.cities[i].isBesieged)
            lines.push_back(fmt::format("{} is under siege and has food for {}.", known.scenario.map.places()[i].name,
                                        counted(city.stores, "turn")));
    const ArmyIndex armyIndex(known.state);
    if (known.scenario.rules.modules.has(Module::Supply))
        for (const ArmyId id : armyIndex.armiesOf(visible.power))
            if (const Army& army = known.state.armies[id.index()]; army.supply <= 1)
                lines.push_back(fmt::format("{} has food for {}.", shownName(known, id, visible.power),
                                            counted(army.supply, "turn")));
    lines.push_back(fmt::format("Winter comes after turn {}.", course.turn + turnsOfYear - 1 - course.turnOfYear));
    return lines;
}

/// "Attica: Athens, Eleusis (under siege)".
Items citiesByRegion(const Visible& visible) {
    const Campaign& known = visible.known;
    std::map<std::string, Items> regions;
    for (std::size_t i = 0; i < known.state.cities.size(); ++i) {
        if (known.state.cities[i].owner != visible.power)
            continue;
        const Place& place = known.scenario.map.places()[i];
        Items signs;
        if (visible.cities[i].isBesieged)
            signs.emplace_back("under siege");
        if (visible.cities[i].isBlockaded)
            signs.emplace_back("harbour closed");
        regions[place.region].push_back(signs.empty() ? place.name
                                                      : fmt::format("{} ({})", place.name, fmt::join(signs, ", ")));
    }
    Items lines;
    for (const auto& [region, names] : regions)
        lines.push_back(fmt::format("{}{}{}", region, region.empty() ? "" : ": ", fmt::join(names, ", ")));
    return lines;
}

Items sightingLines(const Campaign& known) {
    Items lines;
    for (const Sighting& sighting : known.state.sightings)
        lines.push_back(sightingText(known, sighting));
    for (const FleetSighting& sighting : known.state.fleetSightings)
        lines.push_back(sightingText(known, sighting));
    return lines;
}

/// Captives, omens in hand, contingents, stand-offs and deals of the power, a line each.
Items affairsText(const Visible& visible) {
    const Campaign& campaign = visible.known;
    const State& state = campaign.state;
    const auto army = [&](ArmyId id) -> const Army& { return state.armies[id.index()]; };
    const auto ownName = [&](ArmyId id) { return shownName(campaign, id, visible.power); };
    Items lines;
    for (const Captive& captive : state.captives) {
        const Leader& leader = state.leaders[captive.leader.index()];
        const int price = ransomOf(campaign.scenario.rules, leader);
        const std::string talents = counted(price, "talent");
        std::string line =
            captive.holder == visible.power
                ? fmt::format("You hold {} of {}", leader.name, nameOfPower(campaign, leader.power))
                : fmt::format("{} is in the hands of {}", leader.name, nameOfPower(campaign, captive.holder));
        if (hasMoney(campaign.scenario))
            line += captive.holder == visible.power ? ", worth " + talents
                                                    : fmt::format("; {} {} usual", talents, price == 1 ? "is" : "are");
        lines.push_back(std::move(line));
    }
    for (const Favour& favour : state.favours) {
        const OmenCard& card = campaign.scenario.omens[static_cast<std::size_t>(favour.card)];
        lines.push_back(fmt::format("The gods have given you \"{}\": {}", card.title, card.text));
    }
    for (const Contingent& contingent : state.contingents)
        lines.push_back(army(contingent.army).power == visible.power
                            ? fmt::format("Your {} serves with {} until winter", ownName(contingent.army),
                                          nameOfPower(campaign, army(contingent.host).power))
                            : fmt::format("A {} follows your {} until winter",
                                          "contingent of " + nameOfPower(campaign, army(contingent.army).power),
                                          ownName(contingent.host)));
    for (const StandOff& standOff : state.standOffs) {
        const bool isOwn = army(standOff.one).power == visible.power;
        lines.push_back(fmt::format("{} stood off an army of {} at {}, turn {}",
                                    ownName(isOwn ? standOff.one : standOff.other),
                                    nameOfPower(campaign, army(isOwn ? standOff.other : standOff.one).power),
                                    campaign.scenario.map.place(standOff.place).name, standOff.turn));
    }
    for (const Deal& deal : state.deals)
        lines.push_back(dealText(campaign, deal));
    return lines;
}

}  // namespace

Report powerReport(const Visible& visible, const std::optional<Deadline>& deadline) {
    const Campaign& known = visible.known;
    Report report{"Report for " + nameOfPower(known, visible.power), known.scenario.name,
                  reportDate(known.state.course)};
    report.addList("Who is near", whoIsNear(visible));
    report.addList("What is due", whatIsDue(visible, deadline));
    report.mapAt = report.sections.size();
    report.add(situationOf(visible, Sails::OfOthers));
    return report;
}

std::vector<ReportSection> situationOf(const Visible& visible, Sails sails) {
    const Campaign& known = visible.known;
    const State& state = known.state;
    const Power& own = state.powers[visible.power.index()];
    Report report;
    report.addList(
        "Your means",
        {fmt::format("{}Arete {}", hasMoney(known.scenario) ? "Treasury " + counted(own.treasury, "talent") + ", " : "",
                     own.arete)});
    report.addTable("Your armies", armyTable(known, ArmyIndex(state), visible.power));
    if (hasSea(known.scenario)) {
        report.addTable("Your fleets", fleetTable(known, visible.power));
        int squadrons = 0;
        for (const FleetId id : fleetsOf(state, visible.power))
            squadrons += state.fleets[id.index()].squadrons;
        report.addList("Your docks",
                       {fmt::format("Your docks can keep {}; you have {}.",
                                    counted(docksOf(known.scenario, state, visible.power), "squadron"), squadrons)});
        report.addList("Sails in sight", sailsInSight(visible, sails));
    }
    report.addList("Your scouts", sightingLines(known));
    Items treaties;
    for (const Treaty& treaty : state.treaties)
        treaties.push_back(treatyText(known.scenario, treaty));
    report.addList("Treaties and offers", std::move(treaties));
    report.addList("Affairs", affairsText(visible));
    Items goals;
    for (const Goal& goal : state.goals)
        goals.push_back(goalText(known.scenario, goal) + (goal.reached ? ": reached" : ""));
    report.addList("Your private goals", std::move(goals));
    report.addList("Your cities", citiesByRegion(visible), ReportSection::Look::Columns);
    report.addList("Checking the dice", seedLines(known.scenario, visible.dice), ReportSection::Look::Small);
    return std::move(report.sections);
}

}  // namespace ephor::campaign

#include "core/campaign/reports/campaign_report.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/model/shown_name.h"
#include "core/campaign/orders/order_phrases.h"
#include "core/campaign/reports/report_places.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/turn.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>

namespace ephor::campaign {

namespace {

using Items = std::vector<std::string>;
using Look = ReportSection::Look;

std::string dateOf(const Course& course) {
    return course.phase == Phase::Over ? "The end, winter of " + yearName(course.year - 1)
                                       : turnName(course.year, course.turnOfYear);
}

const std::string& nameOf(const Campaign& campaign, PowerId power) {
    return campaign.scenario.powers[power.index()].name;
}

/// "Nicias (3 CP, Cautious)".
std::string leaderText(const Campaign& campaign, LeaderId id) {
    if (!id)
        return "none";
    const Leader& leader = campaign.state.leaders[id.index()];
    const std::string traits = traitNames(campaign.scenario, campaign.state, id);
    return fmt::format("{} ({} CP{}{})", leader.name, leader.cpNow, traits.empty() ? "" : ", ", traits);
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
    for (Items& row : table.rows)
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

std::string whenSeen(const Campaign& campaign, int turn) {
    return turn == campaign.state.course.turn ? "now" : "in turn " + std::to_string(turn);
}

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
            lines.push_back(fmt::format("a {} fleet of {} off {}", wordOf(seen.size), nameOf(known, seen.power),
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
            .push_back(fmt::format("a {} army of {} at {}{}", wordOf(seen.size), nameOf(known, seen.power),
                                   known.scenario.map.place(seen.place).name, nearText(visible, seen.place)));
    }
    for (const SeenFleet& seen : visible.fleets)
        if (isEnemy(visible, seen.power))
            enemies.push_back(fmt::format("a {} fleet of {} off {}{}", wordOf(seen.size), nameOf(known, seen.power),
                                          known.scenario.map.place(seen.place).name, nearText(visible, seen.place)));
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
                                        nameOf(known, treaty.from == visible.power ? treaty.to : treaty.from),
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
        table.rows.push_back({nameOf(campaign, one.power), std::to_string(one.score), std::to_string(one.cities),
                              std::to_string(one.tiers), std::to_string(one.armies), std::to_string(one.steps),
                              std::to_string(one.arete)});
        if (hasTalents)
            table.rows.back().push_back(std::to_string(one.treasury));
    }
    report.addTable("Standings", std::move(table));
}

}  // namespace

std::optional<Posture> postureNow(const Campaign& campaign, ArmyId id) {
    const State& state = campaign.state;
    const Army& army = state.armies[id.index()];
    if (army.posture != Posture::Besiege || atWar(state, army.power, state.cities[army.place.index()].owner))
        return army.posture;
    const bool relieves = std::ranges::any_of(state.battles, [&](const Battle& battle) {
        return battle.result == Verdict::Pending && battle.kind == Kind::Relief &&
               std::ranges::contains(battle.attackers, id);
    });
    return relieves ? std::nullopt : std::optional(Posture::Hold);
}

std::string reportDate(const Course& course) { return fmt::format("{}, turn {}", dateOf(course), course.turn); }

Report umpiresReport(const Campaign& campaign) {
    const State& state = campaign.state;
    const ArmyIndex armyIndex(state);
    Report report{"Umpire's report", campaign.scenario.name,
                  fmt::format("{}, {}", reportDate(state.course), wordOf(state.course.phase))};
    if (state.course.phase == Phase::Over)
        report.addText(
            fmt::format("{} has won.", state.course.winner ? nameOf(campaign, state.course.winner) : "Nobody"));
    const std::vector<BattleId> pending = pendingBattles(state);
    if (!pending.empty())
        report.addText(
            fmt::format("{} {} pending.", counted(std::ssize(pending), "battle"), pending.size() == 1 ? "is" : "are"));
    addStandings(report, campaign);
    for (std::size_t p = 0; p < state.powers.size(); ++p) {
        const PowerId power(static_cast<int>(p));
        ReportSection section{
            fmt::format("{}: {}", campaign.scenario.powers[p].name, ordersText(state.powers[p].from)), {}, Look::Wide};
        for (ReportTable table : {armyTable(campaign, armyIndex, power), fleetTable(campaign, power)})
            if (!table.rows.empty())
                section.parts.emplace_back(std::move(table));
        if (!section.parts.empty())
            report.sections.push_back(std::move(section));
    }
    report.addList("Checking the dice", promiseLines(diceViewOf(campaign)), Look::Small);
    return report;
}

Report standingsReport(const Campaign& campaign) {
    const bool areScoresTold = areScoresPublic(campaign);
    Report report{"Standings", campaign.scenario.name, reportDate(campaign.state.course)};
    ReportTable table{{"Power", "Cities", "Tiers"}, {}};
    if (areScoresTold)
        table.columns.insert(table.columns.end(), {"Arete", "Score"});
    for (const Standing& one : publicStandings(campaign)) {
        table.rows.push_back({nameOf(campaign, one.power), std::to_string(one.cities), std::to_string(one.tiers)});
        if (areScoresTold)
            table.rows.back().insert(table.rows.back().end(), {std::to_string(one.arete), std::to_string(one.score)});
    }
    report.addTable({}, std::move(table));
    return report;
}

namespace {

std::string_view doing(Posture posture) {
    switch (posture) {
    case Posture::Hold:
        return "holding its ground";
    case Posture::March:
        return "on the march";
    case Posture::Seek:
        return "seeking battle";
    case Posture::Avoid:
        return "avoiding battle";
    case Posture::Watch:
        return "keeping watch";
    case Posture::LieInWait:
        return "lying in wait";
    case Posture::Ravage:
        return "ravaging the country";
    case Posture::Besiege:
        return "besieging";
    }
    return {};
}

std::string_view doing(Station station) {
    switch (station) {
    case Station::Hold:
        return "in harbour";
    case Station::Sail:
        return "under way";
    case Station::Seek:
        return "seeking battle";
    case Station::Avoid:
        return "avoiding battle";
    case Station::Watch:
        return "keeping watch";
    case Station::Blockade:
        return "blockading the harbour";
    }
    return {};
}

}  // namespace

std::string sightingText(const Campaign& campaign, const Sighting& sighting) {
    const std::string& owner = nameOf(campaign, campaign.state.armies[sighting.army.index()].power);
    std::string text = fmt::format("{}, {}: something of {}", whenSeen(campaign, sighting.turn),
                                   campaign.scenario.map.place(sighting.place).name, owner);
    if (sighting.insight >= Insight::Posture)
        text += fmt::format(", a {} army, {}", wordOf(sizeOf(sighting.units)), doing(sighting.posture));
    return sighting.list.empty() ? text : text + ": " + sighting.list;
}

std::string sightingText(const Campaign& campaign, const FleetSighting& seen) {
    const std::string& owner = nameOf(campaign, campaign.state.fleets[seen.fleet.index()].power);
    std::string text = fmt::format("{}, off {}: sails of {}", whenSeen(campaign, seen.turn),
                                   campaign.scenario.map.place(seen.place).name, owner);
    if (seen.insight >= Insight::Posture)
        text += fmt::format(", a {} fleet, {}", wordOf(sizeOf(seen.squadrons)), doing(seen.station));
    return seen.insight == Insight::List ? text + ": " + counted(seen.squadrons, "squadron") : text;
}

std::vector<std::string> affairsText(const Visible& visible) {
    const Campaign& campaign = visible.known;
    const State& state = campaign.state;
    const auto army = [&](ArmyId id) -> const Army& { return state.armies[id.index()]; };
    const auto ownName = [&](ArmyId id) { return shownName(campaign, id, visible.power); };
    std::vector<std::string> lines;
    for (const Captive& captive : state.captives) {
        const Leader& leader = state.leaders[captive.leader.index()];
        const int price = ransomOf(campaign.scenario.rules, leader);
        const std::string talents = counted(price, "talent");
        std::string line = captive.holder == visible.power
                               ? fmt::format("You hold {} of {}", leader.name, nameOf(campaign, leader.power))
                               : fmt::format("{} is in the hands of {}", leader.name, nameOf(campaign, captive.holder));
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
                                          nameOf(campaign, army(contingent.host).power))
                            : fmt::format("A {} follows your {} until winter",
                                          "contingent of " + nameOf(campaign, army(contingent.army).power),
                                          ownName(contingent.host)));
    for (const StandOff& standOff : state.standOffs) {
        const bool isOwn = army(standOff.one).power == visible.power;
        lines.push_back(fmt::format("{} stood off an army of {} at {}, turn {}",
                                    ownName(isOwn ? standOff.one : standOff.other),
                                    nameOf(campaign, army(isOwn ? standOff.other : standOff.one).power),
                                    campaign.scenario.map.place(standOff.place).name, standOff.turn));
    }
    for (const Deal& deal : state.deals)
        lines.push_back(dealText(campaign, deal));
    return lines;
}

Report powerReport(const Visible& visible, const std::optional<Deadline>& deadline) {
    const Campaign& known = visible.known;
    Report report{"Report for " + nameOf(known, visible.power), known.scenario.name, reportDate(known.state.course)};
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
    report.addList("Your cities", citiesByRegion(visible), Look::Columns);
    report.addList("Checking the dice", seedLines(known.scenario, visible.dice), Look::Small);
    return std::move(report.sections);
}

}  // namespace ephor::campaign

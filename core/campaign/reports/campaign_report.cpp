#include "core/campaign/reports/campaign_report.h"

#include "core/campaign/model/calendar.h"
#include "core/campaign/model/naval_positions.h"
#include "core/campaign/turn/leader_traits.h"
#include "core/campaign/turn/politics/deals.h"
#include "core/campaign/turn/politics/diplomacy.h"
#include "core/campaign/turn/politics/private_goals.h"
#include "core/campaign/turn/treasury.h"
#include "core/campaign/turn/turn.h"

#include <fmt/format.h>

namespace ephor::campaign {

namespace {

std::string dateOf(const Course& course) {
    return course.phase == Phase::Over ? "The end, winter of " + yearName(course.year - 1)
                                       : moveName(course.year, course.move);
}

const std::string& nameOf(const Campaign& campaign, PowerId power) {
    return campaign.scenario.powers[power.index()].name;
}

/// "Nicias (3 CP, Cautious)".
std::string leaderText(const Campaign& campaign, LeaderId id) {
    const Leader& leader = campaign.state.leaders[id.index()];
    const std::string traits = traitNames(campaign.scenario, campaign.state, id);
    return fmt::format("{} ({} CP{}{})", leader.name, leader.cpNow, traits.empty() ? "" : ", ", traits);
}

std::string armyLine(const Campaign& campaign, const MusterRoll& roll, ArmyId id) {
    const Army& army = campaign.state.armies[id.index()];
    const bool isFed = !campaign.scenario.rules.modules.has(Module::Supply);
    const std::string supplied = isFed ? "" : fmt::format("supply {}, ", army.supply);
    return fmt::format("  {} ({}): {}, {}, {}, {}, {}fatigue {}, spirit {}{}\n", army.name, army.id,
                       campaign.scenario.map.place(army.place).name, counted(std::ssize(roll.units(id)), "unit"),
                       counted(stepsOfArmy(campaign.state, roll, id), "step"), plainWordOf(army.posture), supplied,
                       army.fatigue, army.spirit,
                       army.leader ? ", " + leaderText(campaign, army.leader) : ", without a leader");
}

std::string fleetLine(const Campaign& campaign, FleetId id) {
    const Fleet& fleet = campaign.state.fleets[id.index()];
    return fmt::format("  {} ({}): {}, {}, {}{}\n", fleet.name, fleet.id, campaign.scenario.map.place(fleet.place).name,
                       counted(fleet.squadrons, "squadron"), wordOf(fleet.station),
                       fleet.admiral ? ", " + leaderText(campaign, fleet.admiral) : "");
}

std::string whenSeen(const Campaign& campaign, int turn) {
    return turn == campaign.state.course.turn ? "now" : "in move " + std::to_string(turn);
}

/// Own fleets, sails in sight, and harbours that are closed.
std::string seaReport(const Visible& visible) {
    const Campaign& known = visible.known;
    const Map& map = known.scenario.map;
    const std::vector<FleetId> own = fleetsOf(known.state, visible.power);
    std::string text = "\nYour fleets\n";
    for (const FleetId id : own)
        text += fleetLine(known, id);
    if (own.empty())
        text += "  none\n";
    text += fmt::format("  your docks keep up {}\n\nSails in sight\n",
                        counted(docksOf(known.scenario, known.state, visible.power), "squadron"));
    for (const SeenFleet& seen : visible.fleets)
        text += fmt::format("  a {} fleet of {} off {}\n", wordOf(seen.size), nameOf(known, seen.power),
                            map.place(seen.place).name);
    if (visible.fleets.empty())
        text += "  none\n";
    for (std::size_t i = 0; i < visible.cities.size(); ++i)
        if (visible.cities[i].isBlockaded)
            text += fmt::format("  the harbour of {} is closed\n", map.places()[i].name);
    return text;
}

}  // namespace

std::string umpiresReport(const Campaign& campaign) {
    const State& state = campaign.state;
    const MusterRoll roll(state);
    std::string text = fmt::format("{}\n{}, move {}, {}\n\n", campaign.scenario.name, dateOf(state.course),
                                   state.course.turn, wordOf(state.course.phase));
    if (state.course.phase == Phase::Over)
        text += fmt::format("{} has won.\n\n", state.course.winner ? nameOf(campaign, state.course.winner) : "Nobody");
    for (const std::string& promise : promiseLines(diceViewOf(campaign)))
        text += promise + "\n\n";
    const auto talents = [&](const auto& what) {
        return hasMoney(campaign.scenario) ? fmt::format("{:>9}", what) : std::string();
    };
    text += fmt::format("{:<14}{:>7}{:>8}{:>7}{}{:>8}{:>7}{:>7}\n", "Power", "score", "cities", "tiers",
                        talents("talents"), "armies", "steps", "Arete");
    for (const Standing& one : standings(campaign))
        text += fmt::format("{:<14}{:>7}{:>8}{:>7}{}{:>8}{:>7}{:>7}\n", nameOf(campaign, one.power), one.score,
                            one.cities, one.tiers, talents(one.treasury), one.armies, one.steps, one.arete);
    for (std::size_t p = 0; p < state.powers.size(); ++p) {
        text += fmt::format("\n{}, orders from {}\n", campaign.scenario.powers[p].name, wordOf(state.powers[p].from));
        for (const ArmyId id : roll.armiesOf(PowerId(static_cast<int>(p))))
            text += armyLine(campaign, roll, id);
        for (const FleetId id : fleetsOf(state, PowerId(static_cast<int>(p))))
            text += fleetLine(campaign, id);
    }
    const std::vector<BattleId> pending = pendingBattles(state);
    if (!pending.empty())
        text += fmt::format("\n{} {} pending.\n", counted(std::ssize(pending), "battle"),
                            pending.size() == 1 ? "is" : "are");
    return text;
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

std::string sightingText(const Campaign& campaign, const FleetSighting& tale) {
    const std::string& owner = nameOf(campaign, campaign.state.fleets[tale.fleet.index()].power);
    std::string text = fmt::format("{}, off {}: sails of {}", whenSeen(campaign, tale.turn),
                                   campaign.scenario.map.place(tale.place).name, owner);
    if (tale.insight >= Insight::Posture)
        text += fmt::format(", a {} fleet, {}", wordOf(sizeOf(tale.squadrons)), doing(tale.station));
    return tale.insight == Insight::List ? text + ": " + counted(tale.squadrons, "squadron") : text;
}

std::vector<std::string> affairsText(const Visible& visible) {
    const Campaign& campaign = visible.known;
    const State& state = campaign.state;
    const auto army = [&](ArmyId id) -> const Army& { return state.armies[id.index()]; };
    std::vector<std::string> lines;
    for (const Captive& captive : state.captives) {
        const Leader& leader = state.leaders[captive.leader.index()];
        const int price = ransomOf(campaign.scenario.rules, leader);
        const std::string talents = counted(price, "talent");
        std::string line = captive.holder == visible.power ? fmt::format("You hold {} of {} ({})", leader.name,
                                                                         nameOf(campaign, leader.power), leader.id)
                                                           : fmt::format("{} ({}) is in the hands of {}", leader.name,
                                                                         leader.id, nameOf(campaign, captive.holder));
        if (hasMoney(campaign.scenario))
            line += captive.holder == visible.power ? ", worth " + talents
                                                    : fmt::format("; {} {} usual", talents, price == 1 ? "is" : "are");
        lines.push_back(std::move(line));
    }
    for (const Favour& favour : state.favours) {
        const OmenCard& card = campaign.scenario.omens[static_cast<std::size_t>(favour.card)];
        lines.push_back(fmt::format("The gods have given you \"{}\" ({}): {}", card.title, card.id, card.text));
    }
    for (const Contingent& contingent : state.contingents)
        lines.push_back(army(contingent.army).power == visible.power
                            ? fmt::format("Your {} serves with {} until winter", army(contingent.army).id,
                                          nameOf(campaign, army(contingent.host).power))
                            : fmt::format("A {} follows your {} until winter",
                                          "contingent of " + nameOf(campaign, army(contingent.army).power),
                                          army(contingent.host).name));
    for (const StandOff& standOff : state.standOffs) {
        const bool isOwn = army(standOff.one).power == visible.power;
        lines.push_back(fmt::format("{} stood off an army of {} at {}, move {}",
                                    army(isOwn ? standOff.one : standOff.other).name,
                                    nameOf(campaign, army(isOwn ? standOff.other : standOff.one).power),
                                    campaign.scenario.map.place(standOff.place).name, standOff.turn));
    }
    for (const Deal& deal : state.deals)
        lines.push_back(dealText(campaign, deal));
    return lines;
}

std::string powerReport(const Visible& visible) {
    const Campaign& known = visible.known;
    const Course& course = known.state.course;
    return fmt::format("{}: report for {}\n{}, move {}\n\n", known.scenario.name, nameOf(known, visible.power),
                       dateOf(course), course.turn) +
           situationText(visible);
}

std::string situationText(const Visible& visible) {
    const Campaign& known = visible.known;
    const State& state = known.state;
    const Power& own = state.powers[visible.power.index()];
    const MusterRoll roll(state);
    const Map& map = known.scenario.map;
    std::string text = hasMoney(known.scenario) ? "Treasury " + counted(own.treasury, "talent") + ", " : "";
    text += fmt::format("Arete {}\n\nYour armies\n", own.arete);
    for (const ArmyId id : roll.armiesOf(visible.power))
        text += armyLine(known, roll, id);
    text += "\nSeen\n";
    for (const SeenArmy& seen : visible.armies)
        text += fmt::format("  a {} army of {} at {}\n", wordOf(seen.size), nameOf(known, seen.power),
                            map.place(seen.place).name);
    if (visible.armies.empty())
        text += "  nobody\n";
    if (hasSea(known.scenario))
        text += seaReport(visible);
    if (!state.sightings.empty() || !state.fleetSightings.empty())
        text += "\nYour scouts\n";
    for (const Sighting& sighting : state.sightings)
        text += "  " + sightingText(known, sighting) + "\n";
    for (const FleetSighting& tale : state.fleetSightings)
        text += "  " + sightingText(known, tale) + "\n";
    if (!state.treaties.empty())
        text += "\nTreaties and offers\n";
    for (const Treaty& treaty : state.treaties)
        text += "  " + treatyText(known.scenario, treaty) + "\n";
    const std::vector<std::string> affairs = affairsText(visible);
    if (!affairs.empty())
        text += "\nAffairs\n";
    for (const std::string& line : affairs)
        text += "  " + line + "\n";
    if (!state.goals.empty())
        text += "\nYour private goals\n";
    for (const Goal& goal : state.goals)
        text += "  " + goalText(known.scenario, goal) + (goal.reached ? ": reached\n" : "\n");
    text += "\nYour cities\n";
    for (std::size_t i = 0; i < state.cities.size(); ++i)
        if (state.cities[i].owner == visible.power)
            text += fmt::format("  {}{}{}\n", map.places()[i].name, visible.cities[i].isBesieged ? ", under siege" : "",
                                visible.cities[i].isBlockaded ? ", its harbour closed" : "");
    return text + "\nDice\n" + seedLines(known.scenario, visible.dice);
}

}  // namespace ephor::campaign

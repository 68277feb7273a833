#include "core/campaign/battle/army_lists.h"

#include "core/campaign/battle/army_list_parts.h"

namespace ephor::campaign {

namespace {

const char* bronzeType(const Unit& unit) {
    switch (unit.troop) {
    case Troop::Hoplite:
        return unit.grade == Grade::A   ? "elite_hoplite"
               : unit.grade == Grade::B ? "drilled_hoplite"
                                        : "militia_hoplite";
    case Troop::Peltast:
        return "peltast";
    case Troop::Psiloi:
        return "psiloi";
    case Troop::Archer:
        return "archer_slinger";
    default:
        return "light_cavalry";
    }
}

}  // namespace

ArmyList bronzeList(const Campaign& campaign, Host& host, const RuleSystem& system) {
    constexpr std::size_t room = 30;
    keep(host, room);
    ArmyList list = headOf(host, system);
    const Army& chief = chiefOf(campaign, host);
    // 2.6: the army's spirit is its Arete in the first turn; saved initiative adds 1.
    const int arete = std::clamp(chief.spirit - 1 + (chief.initiative ? 1 : 0), -1, 2);
    list.fields = {field("scenario", true), number("arete", arete)};
    bool appointed = !host.general;
    std::vector<int> tired(campaign.state.armies.size(), -1);
    int counted = 0;
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        const Army& army = armyOf(campaign, id);
        Entry one = entry("unit", {field("name", listName(unit.name)), field("type", std::string(bronzeType(unit)))});
        if (!appointed && &army == &chief &&
            (unit.troop == Troop::Hoplite || onlyLight(campaign.state, ArmyIndex(campaign.state), unit.army))) {
            one.fields.push_back(field("strategos", true));
            appointed = true;
        }
        int courage = present(system.catalogue().find(bronzeType(unit))->stat("courage"), unit);
        // Without supply, one unit in three loses a point of courage. Each level of fatigue makes one unit waver.
        if (army.supply == 0 && counted % 3 == 0)
            courage = std::max(1, courage - 1);
        one.fields.push_back(number("courage", courage));
        int& left = tired[unit.army.index()];
        left = left < 0 ? army.fatigue : left;
        if (left > 0 && unit.troop == Troop::Hoplite) {
            one.fields.push_back(field("wavering", true));
            --left;
        }
        list.entries.push_back(std::move(one));
        ++counted;
    }
    return list;
}

namespace {

struct Line {
    ArmyId army;
    std::vector<UnitId> units;
};

/// The hoplites of each army in phalanxes of at most six. A remaining single one joins the previous phalanx.
std::vector<Line> phalanxesOf(const Campaign& campaign, const Host& host, std::size_t room) {
    constexpr std::size_t widest = 6;
    std::vector<Line> lines;
    std::size_t taken = 0;
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        if (unit.troop != Troop::Hoplite || taken == room)
            continue;
        ++taken;
        if (lines.empty() || lines.back().army != unit.army || lines.back().units.size() == widest)
            lines.push_back({unit.army, {}});
        lines.back().units.push_back(id);
    }
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (lines[i].units.size() == 1 && lines[i - 1].army == lines[i].army) {
            lines[i].units.insert(lines[i].units.begin(), lines[i - 1].units.back());
            lines[i - 1].units.pop_back();
        }
    return lines;
}

bool mostlyUntrained(const Campaign& campaign, const Line& line) {
    return 2 * std::ranges::count_if(line.units, [&](UnitId id) { return unitOf(campaign, id).grade == Grade::C; }) >
           std::ssize(line.units);
}

/// Hunger makes hoplites of grade C Shaken. No unit is Eager: it gives four more dice in every combat, with which the
/// winner of one battle won nine of ten next battles.
int levelOf(const Campaign& campaign, const Line& line) {
    constexpr int shaken = 0;
    constexpr int ready = 2;
    const Army& army = campaign.state.armies[line.army.index()];
    return army.supply == 0 && mostlyUntrained(campaign, line) ? shaken : std::min(army.spirit, ready);
}

const char* alalaType(Troop troop) {
    switch (troop) {
    case Troop::Archer:
        return "psiloi";
    default:
        return wordOf(troop).data();
    }
}

}  // namespace

ArmyList alalaList(const Campaign& campaign, Host& host, const RuleSystem& system) {
    constexpr std::size_t hoplites = 15;
    constexpr std::size_t pieces = 30;
    ArmyList list = headOf(host, system);
    list.fields = {field("scenario", true)};
    if (chiefOf(campaign, host).initiative)
        list.fields.push_back(field("initiative", true));
    const std::vector<Line> lines = phalanxesOf(campaign, host, hoplites);
    std::vector<UnitId> order;
    for (const Line& line : lines) {
        const Army& army = campaign.state.armies[line.army.index()];
        const bool first = std::ranges::find(lines, line.army, &Line::army)->units.front() == line.units.front();
        const Leader* leader = army.leader ? &campaign.state.leaders[army.leader.index()] : nullptr;
        Entry phalanx =
            entry("phalanx", {field("name", listName(army.name)),
                              field("leader", listName(leader && first ? leader->name : "A captain of " + army.name)),
                              number("cp", leader && first ? std::clamp(leader->cpNow, 2, 5) : 2),
                              number("level", levelOf(campaign, line)), number("disorder", army.fatigue)});
        if (leader && first && army.leader == host.general)
            phalanx.fields.push_back(field("commander", true));
        for (const UnitId id : line.units) {
            const Unit& unit = unitOf(campaign, id);
            phalanx.children.push_back(
                entry("unit", {field("name", listName(unit.name)), field("grade", std::string(wordOf(unit.grade))),
                               number("left", present(system.catalogue().find("hoplite")->stat("figures"), unit))}));
            order.push_back(id);
        }
        list.entries.push_back(std::move(phalanx));
    }
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        if (unit.troop == Troop::Hoplite || order.size() == pieces)
            continue;
        const char* type = alalaType(unit.troop);
        list.entries.push_back(
            entry("band", {field("name", listName(unit.name)), field("type", std::string(type)),
                           number("left", present(system.catalogue().find(type)->stat("figures"), unit)),
                           number("disorder", armyOf(campaign, id).fatigue)}));
        order.push_back(id);
    }
    for (const UnitId id : host.units)
        if (std::ranges::find(order, id) == order.end())
            host.reserve.push_back(id);
    host.units = std::move(order);
    return list;
}

namespace {

/// `steady`: the host has units that are not skirmishers.
const char* ohwType(const Unit& unit, bool steady) {
    switch (unit.troop) {
    case Troop::Hoplite:
        return unit.grade == Grade::A ? "elite_hoplites" : unit.grade == Grade::B ? "hoplites" : "levy_spearmen";
    case Troop::Peltast:
        return "light_infantry";
    case Troop::Psiloi:
        return steady ? "javelin_skirmishers" : "light_infantry";
    case Troop::Archer:
        return "archers";
    case Troop::Thessalian:
        return "heavy_cavalry";
    case Troop::Hamippoi:
        return "light_cavalry";
    default:
        return "cavalry";
    }
}

/// Only a second-in-command, with one command point, is a poor general. 2.6 says so of all below four points, but a
/// beaten army often has nobody else.
const char* ohwGeneral(int cp) { return cp >= 5 ? "able" : cp >= 2 ? "average" : "poor"; }

/// The effect of spirit is small. As army morale (2.6), +1 against -1 won four of five equal battles. Instead, a shaken
/// army fails one more Leadership test, and an eager one has the first phase.
struct OhwSpirit {
    int fatigue = 0;
    bool first = false;
};
OhwSpirit ohwSpirit(const Army& chief) {
    constexpr int shaken = 0;
    constexpr int eager = 3;
    constexpr int mostFatigue = 3;
    return {std::min(mostFatigue, chief.fatigue + (chief.spirit == shaken ? 1 : 0)),
            chief.initiative || chief.spirit == eager};
}

}  // namespace

ArmyList ohwList(const Campaign& campaign, Host& host, const RuleSystem& system) {
    constexpr std::size_t room = 40;
    keep(host, room);
    ArmyList list = headOf(host, system);
    const Army& chief = chiefOf(campaign, host);
    const OhwSpirit spirit = ohwSpirit(chief);
    list.fields = {number("fatigue", spirit.fatigue)};
    if (spirit.first)
        list.fields.push_back(field("initiative", true));
    if (host.general) {
        const Leader& leader = campaign.state.leaders[host.general.index()];
        list.entries.push_back(entry(
            "general", {field("type", std::string(ohwGeneral(leader.cpNow))), field("name", listName(leader.name))}));
    }
    const bool steady =
        std::ranges::any_of(host.units, [&](UnitId id) { return unitOf(campaign, id).troop != Troop::Psiloi; });
    int counted = 0;
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        const char* type = ohwType(unit, steady);
        int strength = present(system.catalogue().find(type)->stat("strength"), unit);
        if (armyOf(campaign, id).supply == 0 && counted++ % 3 == 0)
            strength = std::max(1, strength - 1);
        list.entries.push_back(entry("unit", {field("name", listName(unit.name)), field("type", std::string(type)),
                                              number("strength", strength)}));
    }
    return list;
}

}  // namespace ephor::campaign

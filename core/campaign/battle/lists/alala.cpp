#include "core/campaign/battle/lists/alala.h"

#include "core/campaign/battle/lists/host_units.h"

namespace ephor::campaign {

namespace {

struct Line {
    ArmyId army;
    std::vector<UnitId> units;
};

/// The hoplites of each army in phalanxes of at most six. A remaining single one joins the previous phalanx.
std::vector<Line> phalanxesOf(const Campaign& campaign, const Host& host, std::size_t room) {
    constexpr std::size_t largestPhalanx = 6;
    std::vector<Line> lines;
    std::size_t taken = 0;
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        if (unit.troop != Troop::Hoplite || taken == room)
            continue;
        ++taken;
        if (lines.empty() || lines.back().army != unit.army || lines.back().units.size() == largestPhalanx)
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
            phalanx.children.push_back(entry(
                "unit", {field("name", listName(unit.name)), field("grade", std::string(wordOf(unit.grade))),
                         number("left", presentStrength(system.catalogue().find("hoplite")->stat("figures"), unit))}));
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
                           number("left", presentStrength(system.catalogue().find(type)->stat("figures"), unit)),
                           number("disorder", armyOf(campaign, id).fatigue)}));
        order.push_back(id);
    }
    for (const UnitId id : host.units)
        if (std::ranges::find(order, id) == order.end())
            host.reserve.push_back(id);
    host.units = std::move(order);
    return list;
}

}  // namespace ephor::campaign

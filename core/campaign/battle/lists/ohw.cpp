#include "core/campaign/battle/lists/ohw.h"

#include "core/campaign/battle/lists/host_units.h"

namespace ephor::campaign {

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
    moveRestToReserve(host, room);
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
    int hungry = 0;  // only hungry units count
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        const char* type = ohwType(unit, steady);
        int strength = presentStrength(system.catalogue().find(type)->stat("strength"), unit);
        if (armyOf(campaign, id).supply == 0 && isWeakenedByHunger(hungry++))
            strength = std::max(1, strength - 1);
        list.entries.push_back(entry("unit", {field("name", listName(unit.name)), field("type", std::string(type)),
                                              number("strength", strength)}));
    }
    return list;
}

}  // namespace ephor::campaign

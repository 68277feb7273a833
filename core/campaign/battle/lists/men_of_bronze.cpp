#include "core/campaign/battle/lists/men_of_bronze.h"

#include "core/campaign/battle/lists/host_units.h"

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
    moveRestToReserve(host, room);
    ArmyList list = headOf(host, system);
    const Army& chief = chiefOf(campaign, host);
    // 2.6: the army's spirit is its Arete in the first turn; saved initiative adds 1.
    const int arete = std::clamp(chief.spirit - 1 + (chief.initiative ? 1 : 0), -1, 2);
    list.fields = {field("scenario", true), number("arete", arete)};
    bool appointed = !host.general;
    std::vector<int> tired(campaign.state.armies.size(), -1);
    int position = 0;  // all units count, hungry or not
    for (const UnitId id : host.units) {
        const Unit& unit = unitOf(campaign, id);
        const Army& army = armyOf(campaign, id);
        Entry one = entry("unit", {field("name", listName(unit.name)), field("type", std::string(bronzeType(unit)))});
        if (!appointed && &army == &chief &&
            (unit.troop == Troop::Hoplite || onlyLight(campaign.state, ArmyIndex(campaign.state), unit.army))) {
            one.fields.push_back(field("strategos", true));
            appointed = true;
        }
        int courage = presentStrength(system.catalogue().find(bronzeType(unit))->stat("courage"), unit);
        // Hunger costs a point of courage. Each level of fatigue makes one unit waver.
        if (army.supply == 0 && isWeakenedByHunger(position))
            courage = std::max(1, courage - 1);
        one.fields.push_back(number("courage", courage));
        int& left = tired[unit.army.index()];
        left = left < 0 ? army.fatigue : left;
        if (left > 0 && unit.troop == Troop::Hoplite) {
            one.fields.push_back(field("wavering", true));
            --left;
        }
        list.entries.push_back(std::move(one));
        ++position;
    }
    return list;
}

}  // namespace ephor::campaign

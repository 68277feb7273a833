// The units of a host: what the army lists of all rule systems make of them.
#pragma once

#include "core/base/utf8.h"
#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

inline constexpr std::size_t longestListName = 40;

inline Field number(std::string key, int value) { return field(std::move(key), static_cast<std::int64_t>(value)); }

inline std::string listName(std::string_view name) { return std::string(cutTo(name, longestListName)); }

/// The part of `whole` for the unit's present strength, rounded up, at least 1.
inline int presentStrength(int whole, const Unit& unit) {
    return std::max(1, (whole * unit.steps + unit.most - 1) / unit.most);
}

inline ArmyList headOf(const Host& host, const RuleSystem& system) {
    ArmyList list;
    list.system = system.info().id;
    list.rules = system.info().version;
    list.name = host.name;
    list.state = host.state;
    return list;
}

inline const Unit& unitOf(const Campaign& campaign, UnitId id) { return campaign.state.units[id.index()]; }
inline const Army& armyOf(const Campaign& campaign, UnitId id) {
    return campaign.state.armies[unitOf(campaign, id).army.index()];
}

/// Moves all units after the first `room` into the reserve.
inline void moveRestToReserve(Host& host, std::size_t room) {
    if (host.units.size() <= room)
        return;
    host.reserve.insert(host.reserve.end(), host.units.begin() + static_cast<std::ptrdiff_t>(room), host.units.end());
    host.units.resize(room);
}

/// Hunger weakens one unit in three: the first one, the fourth one and so on. `position` counts from 0.
constexpr bool isWeakenedByHunger(int position) { return position % 3 == 0; }

/// The army of the host's general.
inline const Army& chiefOf(const Campaign& campaign, const Host& host) {
    const ArmyId army = host.general ? campaign.state.leaders[host.general.index()].army : host.armies.front();
    return campaign.state.armies[army.index()];
}
/// Spirit for DBA and the skirmish: -1, 0, +1, +1.
inline int spiritOf(const Army& chief) { return std::clamp(chief.spirit - 1, -1, 1); }

}  // namespace ephor::campaign

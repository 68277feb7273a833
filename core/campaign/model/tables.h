// The tables of a campaign: journal, digests, differences and SQL are all made from this one list.
#pragma once

#include "core/campaign/model/campaign.h"

#include <tuple>

namespace ephor::campaign {

template <typename T> struct Table {
    std::string_view name;  ///< in the journal
    std::vector<T> State::* rows;
    /// False: in every file since the first. Later tables are left out of digests while they are empty, so that what was
    /// written before them keeps its digest.
    bool isLater = true;
};

inline constexpr std::tuple tables{
    Table<City>{"city", &State::cities, false},         Table<Power>{"power", &State::powers, false},
    Table<Leader>{"leader", &State::leaders, false},    Table<Unit>{"unit", &State::units, false},
    Table<Army>{"army", &State::armies, false},         Table<Battle>{"battle", &State::battles, false},
    Table<Treaty>{"treaty", &State::treaties},          Table<Goal>{"goal", &State::goals},
    Table<Sighting>{"sighting", &State::sightings},     Table<Fleet>{"fleet", &State::fleets},
    Table<SeaFight>{"sea_fight", &State::seaFights},    Table<Deal>{"deal", &State::deals},
    Table<Captive>{"captive", &State::captives},        Table<Contingent>{"contingent", &State::contingents},
    Table<Favour>{"favour", &State::favours},           Table<StandOff>{"stand_off", &State::standOffs},
    Table<Arrival>{"arrival", &State::arrivals},        Table<FleetSighting>{"fleet_tale", &State::fleetSightings},
    Table<LeaderTrait>{"renown", &State::leaderTraits}, Table<Famine>{"famine", &State::famines},
    Table<Seating>{"seating", &State::seatings},        Table<Contribution>{"contribution", &State::contributions},
};

template <typename T> constexpr const Table<T>& tableOf() { return std::get<Table<T>>(tables); }

/// Calls `f(table)` for each of them.
template <typename F> void eachTable(F&& f) {
    std::apply([&](const auto&... table) { (f(table), ...); }, tables);
}

}  // namespace ephor::campaign

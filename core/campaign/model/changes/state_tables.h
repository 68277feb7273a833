// The tables of a campaign: journal, digests, differences and SQL are all made from this one list.
#pragma once

#include "core/campaign/model/campaign.h"

#include <tuple>

namespace ephor::campaign {

template <typename T> struct StateTable {
    std::string_view name;  ///< in the journal
    std::vector<T> State::* rows;
    /// False: in every file since the first. Later tables are left out of digests while they are empty, so that what
    /// was written before them keeps its digest.
    bool isLater = true;
};

inline constexpr std::tuple stateTables{
    StateTable<City>{"city", &State::cities, false},
    StateTable<Power>{"power", &State::powers, false},
    StateTable<Leader>{"leader", &State::leaders, false},
    StateTable<Unit>{"unit", &State::units, false},
    StateTable<Army>{"army", &State::armies, false},
    StateTable<Battle>{"battle", &State::battles, false},
    StateTable<Treaty>{"treaty", &State::treaties},
    StateTable<Goal>{"goal", &State::goals},
    StateTable<Sighting>{"sighting", &State::sightings},
    StateTable<Fleet>{"fleet", &State::fleets},
    StateTable<SeaFight>{"sea_fight", &State::seaFights},
    StateTable<Deal>{"deal", &State::deals},
    StateTable<Captive>{"captive", &State::captives},
    StateTable<Contingent>{"contingent", &State::contingents},
    StateTable<Favour>{"favour", &State::favours},
    StateTable<StandOff>{"stand_off", &State::standOffs},
    StateTable<Arrival>{"arrival", &State::arrivals},
    StateTable<FleetSighting>{"fleet_tale", &State::fleetSightings},
    StateTable<LeaderTrait>{"renown", &State::leaderTraits},
    StateTable<Famine>{"famine", &State::famines},
    StateTable<Seating>{"seating", &State::seatings},
    StateTable<Contribution>{"contribution", &State::contributions},
};

template <typename T> constexpr const StateTable<T>& tableOf() { return std::get<StateTable<T>>(stateTables); }

/// Calls `f(table)` for each of them.
template <typename F> void eachTable(F&& f) {
    std::apply([&](const auto&... table) { (f(table), ...); }, stateTables);
}

}  // namespace ephor::campaign

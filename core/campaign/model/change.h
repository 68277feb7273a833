// The only way in which a campaign changes: a row of a table gets a new value, and the old value is returned as
// inverse.
#pragma once

#include "core/base/digest.h"
#include "core/base/result.h"
#include "core/campaign/model/campaign.h"

#include <optional>
#include <variant>

namespace ephor::campaign {

/// Row `row` of T's table becomes `value`. A row right after the last is appended; an empty value removes the last row.
template <typename T> struct Put {
    std::uint16_t row = 0;
    std::optional<T> value;

    friend bool operator==(const Put&, const Put&) = default;
};

using Change = std::variant<Put<Course>, Put<City>, Put<Power>, Put<Leader>, Put<Unit>, Put<Army>, Put<Battle>,
                            Put<Treaty>, Put<Goal>, Put<Sighting>, Put<Fleet>, Put<SeaFight>, Put<Deal>, Put<Captive>,
                            Put<Contingent>, Put<Favour>, Put<StandOff>, Put<Arrival>, Put<FleetTale>, Put<Renown>,
                            Put<Famine>, Put<Seating>, Put<Contribution>>;
using Changes = std::vector<Change>;

/// Maximum number of rows in a table.
inline constexpr std::size_t mostRows = 60'000;

template <typename T> std::vector<T>& tableOf(State& state);
template <> inline std::vector<City>& tableOf(State& s) { return s.cities; }
template <> inline std::vector<Power>& tableOf(State& s) { return s.powers; }
template <> inline std::vector<Leader>& tableOf(State& s) { return s.leaders; }
template <> inline std::vector<Unit>& tableOf(State& s) { return s.units; }
template <> inline std::vector<Army>& tableOf(State& s) { return s.armies; }
template <> inline std::vector<Battle>& tableOf(State& s) { return s.battles; }
template <> inline std::vector<Treaty>& tableOf(State& s) { return s.treaties; }
template <> inline std::vector<Goal>& tableOf(State& s) { return s.goals; }
template <> inline std::vector<Sighting>& tableOf(State& s) { return s.sightings; }
template <> inline std::vector<Fleet>& tableOf(State& s) { return s.fleets; }
template <> inline std::vector<SeaFight>& tableOf(State& s) { return s.seaFights; }
template <> inline std::vector<Deal>& tableOf(State& s) { return s.deals; }
template <> inline std::vector<Captive>& tableOf(State& s) { return s.captives; }
template <> inline std::vector<Contingent>& tableOf(State& s) { return s.contingents; }
template <> inline std::vector<Favour>& tableOf(State& s) { return s.favours; }
template <> inline std::vector<StandOff>& tableOf(State& s) { return s.standOffs; }
template <> inline std::vector<Arrival>& tableOf(State& s) { return s.arrivals; }
template <> inline std::vector<FleetTale>& tableOf(State& s) { return s.fleetTales; }
template <> inline std::vector<Renown>& tableOf(State& s) { return s.renowns; }
template <> inline std::vector<Famine>& tableOf(State& s) { return s.famines; }
template <> inline std::vector<Seating>& tableOf(State& s) { return s.seatings; }
template <> inline std::vector<Contribution>& tableOf(State& s) { return s.contributions; }

/// Applies a change and returns its inverse. Precondition: fits().
Change apply(State& state, Change change);
/// False if the change names a row that neither exists nor is the next one.
bool fits(const State& state, const Change& change);

/// Applies all changes in order. Returns the inverses in the order in which to apply them.
Changes applyAll(State& state, Changes changes);

/// BLAKE2b-128 over every field of every row.
Digest digestOf(const State& state);

}  // namespace ephor::campaign

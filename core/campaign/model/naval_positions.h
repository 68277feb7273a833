// Who lies where at sea, which harbours are closed, and what fleets can carry: the look-ups that the phases of the sea
// share.
#pragma once

#include "core/campaign/model/muster_roll.h"

namespace ephor::campaign {

inline bool isAfloat(const Fleet& fleet) { return static_cast<bool>(fleet.place); }
inline bool hasSea(const Scenario& scenario) { return scenario.rules.sea.fleets != 0; }

/// The fleets of a power that are afloat.
std::vector<FleetId> fleetsOf(const State& state, PowerId power);
/// Squadrons of a power's own and its allies' fleets that lie in a place.
int squadronsAt(const State& state, PlaceId place, PowerId power);
/// Squadrons of its enemies there.
int hostileSquadronsAt(const State& state, PlaceId place, PowerId power);

/// A harbour where the fleets of a power are at home.
bool isHarbourOf(const Scenario& scenario, const State& state, PlaceId place, PowerId power);

/// True where enemies of whoever holds the place close its harbour: ships enough on blockade, and more than are shut
/// in.
bool isBlockaded(const Scenario& scenario, const State& state, PlaceId place);

/// Squadrons that an army needs to go aboard.
int squadronsFor(const Scenario& scenario, const State& state, const MusterRoll& roll, ArmyId army);
/// Squadrons that the docks of a power's places keep up, besieged ones aside.
int docksOf(const Scenario& scenario, const State& state, PowerId power);

/// Places within so many sea lanes, the nearest first.
struct SeaReach {
    std::vector<PlaceId> order;
    std::vector<int> lanes;
    std::vector<PlaceId> before;
};
SeaReach seaReachOf(const Scenario& scenario, PlaceId from, int lanes);
/// Place after place to the `target`th of a reach.
std::vector<PlaceId> pathTo(const SeaReach& reach, std::size_t target);

/// The nearest harbour where a fleet is safe; none within so many lanes.
PlaceId refugeOf(const Scenario& scenario, const State& state, const Fleet& fleet, int lanes);

/// Command points of whoever orders a fleet: its admiral, or a trierarch.
int commandPoints(const Scenario& scenario, const State& state, const Fleet& fleet);
/// What a voyage costs of them.
int costOf(const SeaRules& rules, const Voyage& voyage);

/// True for the admiral of a fleet.
bool isAtSea(const State& state, LeaderId leader);
/// Command points of whoever commands at sea: the admiral, or a commander whom the fleet carries.
int seaCommand(const State& state, const Fleet& fleet);

}  // namespace ephor::campaign

// Where fleets lie, which harbours are blockaded, and what fleets can carry. Shared by the naval phases.
#pragma once

#include "core/campaign/model/army_index.h"

namespace ephor::campaign {

inline bool isAfloat(const Fleet& fleet) { return static_cast<bool>(fleet.place); }
inline bool hasSea(const Scenario& scenario) { return scenario.rules.sea.fleets != 0; }

/// The fleets of a power that are afloat.
std::vector<FleetId> fleetsOf(const State& state, PowerId power);
/// Squadrons of a power and its allies in a place.
int squadronsAt(const State& state, PlaceId place, PowerId power);
/// Squadrons of a power's enemies in a place.
int hostileSquadronsAt(const State& state, PlaceId place, PowerId power);

/// True if the place has a harbour and belongs to the power or an ally.
bool isHarbourOf(const Scenario& scenario, const State& state, PlaceId place, PowerId power);

/// Whether enemies of the owner blockade its harbour: they need enough squadrons on the Blockade station, and more than
/// the owner and its allies have there.
bool isBlockaded(const Scenario& scenario, const State& state, PlaceId place);

/// Squadrons needed to carry an army.
int squadronsFor(const Scenario& scenario, const State& state, const ArmyIndex& armyIndex, ArmyId army);
/// Squadrons that the docks of a power's places can maintain. Besieged places do not count.
int docksOf(const Scenario& scenario, const State& state, PowerId power);

/// Places within a number of sea lanes, nearest first, with the distance and predecessor of each.
struct SeaReach {
    std::vector<PlaceId> order;
    std::vector<int> lanes;
    std::vector<PlaceId> before;
};
SeaReach seaReachOf(const Scenario& scenario, PlaceId from, int lanes);
/// The places on the way to order[target], without the start.
std::vector<PlaceId> pathTo(const SeaReach& reach, std::size_t target);

/// The nearest friendly harbour within `lanes`, not blockaded unless the fleet is already in it; invalid if there is
/// none.
PlaceId refugeOf(const Scenario& scenario, const State& state, const Fleet& fleet, int lanes);

/// Command points available for a fleet's orders: the admiral's, or a trierarch's.
int commandPoints(const Scenario& scenario, const State& state, const Fleet& fleet);
/// Command points that a voyage costs.
int costOf(const SeaRules& rules, const Voyage& voyage);

/// Whether the leader is the admiral of a fleet.
bool isAtSea(const State& state, LeaderId leader);
/// Command points in a sea battle: those of the admiral or of the best commander on board.
int seaCommand(const State& state, const Fleet& fleet);

}  // namespace ephor::campaign

// Which armies and fleets can go to sea together.
#pragma once

#include "core/campaign/model/army_index.h"

namespace ephor::campaign {

/// Armies of the fleet's power at its place that fit aboard.
std::vector<ArmyId> passengersOf(const Campaign& campaign, const ArmyIndex& armyIndex, FleetId fleet);
/// Fleets of the army's power at its place that have room for it.
std::vector<FleetId> shipsFor(const Campaign& campaign, const ArmyIndex& armyIndex, ArmyId army);

}  // namespace ephor::campaign

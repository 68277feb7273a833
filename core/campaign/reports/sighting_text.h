// What the scouts of a power have seen, in words.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// "in turn 3, Megara: something of Sparta, a large army, on the march: 9 hoplites, 2 psiloi".
std::string sightingText(const Campaign& campaign, const Sighting& sighting);
/// "in turn 3, off Aegina: sails of Corinth, a medium fleet, blockading the harbour: 6 squadrons".
std::string sightingText(const Campaign& campaign, const FleetSighting& sighting);

}  // namespace ephor::campaign

// How a fleet would come to a place: the fewest sea lanes, who goes aboard, and when it would be where.
#pragma once

#include "models/campaign/march_preview.h"

namespace ephor {

struct Passage {
    campaign::FleetId fleet;
    std::vector<campaign::ArmyId> carries;  ///< go aboard where it lies, and land where it comes to
    std::vector<March::Stage> stages;       ///< their points are sea lanes
    int perMove = 0;                        ///< sea lanes of a move

    int lanes() const { return stages.empty() ? 0 : stages.back().points; }
    int moves() const { return stages.empty() ? 0 : stages.back().move + 1; }
    std::vector<campaign::PlaceId> path() const;
};

/// No stages where no sea lane leads there.
Passage passageTo(const campaign::Campaign& campaign, campaign::FleetId fleet, campaign::PlaceId to,
                  std::vector<campaign::ArmyId> carries = {});

/// Armies of its power that stand where the fleet lies and find room aboard.
std::vector<campaign::ArmyId> passengersOf(const campaign::Campaign& campaign, const campaign::MusterRoll& roll,
                                           campaign::FleetId fleet);
/// Fleets of its power that lie where the army stands and have room for it.
std::vector<campaign::FleetId> shipsFor(const campaign::Campaign& campaign, const campaign::MusterRoll& roll,
                                        campaign::ArmyId army);

}  // namespace ephor

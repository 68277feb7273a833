// Preview of a passage: the fewest sea lanes to a place, the armies aboard, and the turn in which each stage is
// reached.
#pragma once

#include "core/campaign/orders/passengers.h"
#include "models/campaign/orders/march_preview.h"

namespace ephor {

struct Passage {
    campaign::FleetId fleet;
    std::vector<campaign::ArmyId> carries;    ///< embark where the fleet is, and land at its destination
    std::vector<MarchPreview::Stage> stages;  ///< their points are numbers of sea lanes
    int perTurn = 0;                          ///< sea lanes of a turn

    int lanes() const { return stages.empty() ? 0 : stages.back().points; }
    int turns() const { return stages.empty() ? 0 : stages.back().turn + 1; }
    std::vector<campaign::PlaceId> path() const;
};

/// No stages where no sea lane leads there.
Passage passageTo(const campaign::Campaign& campaign, campaign::FleetId fleet, campaign::PlaceId to,
                  std::vector<campaign::ArmyId> carries = {});

}  // namespace ephor

// Preview of a march: the cheapest path to a place, and the turn in which each stage is reached.
#pragma once

#include "core/campaign/model/army_index.h"
#include "core/campaign/model/route.h"

namespace ephor {

struct MarchPreview {
    using Stage = campaign::RouteStage;

    campaign::ArmyId army;
    std::vector<Stage> stages;
    int perTurn = 0;        ///< march points of a turn
    int commandPoints = 0;  ///< cost of the order
    bool isForced = false;  ///< a stage is longer than a turn's points, so only a forced march gets through

    int points() const { return stages.empty() ? 0 : stages.back().points; }
    int turns() const { return stages.empty() ? 0 : stages.back().turn + 1; }
    std::vector<campaign::PlaceId> path() const;
};

/// By land if possible, otherwise also over the sea; no stages where there is no path. `posture` is that of the march.
MarchPreview marchTo(const campaign::Campaign& campaign, const campaign::ArmyIndex& armyIndex, campaign::ArmyId army,
                     campaign::PlaceId to, campaign::Posture posture = campaign::Posture::March);

}  // namespace ephor

// How an army would come to a place: the cheapest way, and when it would be where.
#pragma once

#include "core/campaign/model/campaign.h"
#include "core/campaign/model/muster_roll.h"

namespace ephor {

struct March {
    struct Stage {
        campaign::PlaceId place;
        campaign::WayId way;  ///< that leads to it
        int points = 0;       ///< march points from the start
        int move = 0;         ///< in which it is reached; 0 is this one
    };

    campaign::ArmyId army;
    std::vector<Stage> stages;
    int perMove = 0;        ///< march points of a move
    int commandPoints = 0;  ///< that the order costs
    bool isForced = false;  ///< a way on it is longer than a move: only a forced march gets through

    int points() const { return stages.empty() ? 0 : stages.back().points; }
    int moves() const { return stages.empty() ? 0 : stages.back().move + 1; }
    std::vector<campaign::PlaceId> path() const;
};

/// By land where that leads there, else over the sea, too; no stages where no way does. `posture` is how it would
/// march.
March marchTo(const campaign::Campaign& campaign, const campaign::MusterRoll& roll, campaign::ArmyId army,
              campaign::PlaceId to, campaign::Posture posture = campaign::Posture::March);

}  // namespace ephor

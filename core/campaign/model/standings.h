// The scores of the powers.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

struct Standing {
    PowerId power;
    int cities = 0;
    int tiers = 0;
    int arete = 0;
    int treasury = 0;
    int armies = 0;
    int steps = 0;
    int score = 0;  ///< score of past winters, plus current tiers and Arete until the war is over
};

/// Sorted by score, then tiers, then the order of the powers.
std::vector<Standing> standings(const Campaign& campaign);

/// What everybody can know. Until the war is over, only cities and tiers are set and sorted by; the rest is 0: Arete is
/// private, and scores would reveal which private goals a power has reached.
std::vector<Standing> publicStandings(const Campaign& campaign);
/// True once the war is over.
bool areScoresPublic(const Campaign& campaign);

}  // namespace ephor::campaign

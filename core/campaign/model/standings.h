// Who stands where.
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
    int score = 0;  ///< of the winters past, and tiers and arete now
};

/// The first leads; equal scores stand by tiers, then by the order of the powers.
std::vector<Standing> standings(const Campaign& campaign);

/// What everybody may know. Until the war is over that is cities and tiers, and the order by them: the rest is 0, for
/// Arete is a power's own business, and scores tell which private goals it has reached.
std::vector<Standing> publicStandings(const Campaign& campaign);
/// Arete and scores are told.
bool areScoresPublic(const Campaign& campaign);

}  // namespace ephor::campaign

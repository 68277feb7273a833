// From a draft to one change set (2.7, 2.8).
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

/// One change set out of a draft: losses and recovery, leaders' fates, spirit, experience, retreat, Arete (2.7, 2.8).
Changes taken(const Campaign& campaign, const Aftermath& aftermath, CampaignDice& dice);

}  // namespace ephor::campaign

// Applies the draft of a result to the campaign (2.7, 2.8).
#pragma once

#include "core/campaign/battle/battle_result.h"

namespace ephor::campaign {

/// The changes of a result: losses and recovery, fates of leaders, spirit, experience, retreat, Arete (2.7, 2.8).
Changes aftermathChanges(const Campaign& campaign, const Aftermath& aftermath, CampaignDice& dice);

}  // namespace ephor::campaign

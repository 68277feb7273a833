// Makes a campaign that looks the same to a power, but in which everything that the power cannot know is different.
// Lines of reports that differ between the two are secret.
#pragma once

#include "core/campaign/model/campaign.h"

#include <random>

namespace ephor::campaign {

/// Random, but the same `lots` give the same campaign.
Campaign otherwise(const Campaign& campaign, PowerId power, std::mt19937& lots);

}  // namespace ephor::campaign

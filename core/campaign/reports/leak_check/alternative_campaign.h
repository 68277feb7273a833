// Another campaign that looks the same to a power: all that it cannot know is otherwise. What differs between the two
// is secret; the papers of the power, and whatever is checked before it is sent, are held against it.
#pragma once

#include "core/campaign/model/campaign.h"

#include <random>

namespace ephor::campaign {

/// By lot; the same lots give the same campaign.
Campaign otherwise(const Campaign& campaign, PowerId power, std::mt19937& lots);

}  // namespace ephor::campaign

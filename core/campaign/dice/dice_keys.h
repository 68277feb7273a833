// The keys of a campaign's dice, as it stands.
#pragma once

#include "core/campaign/dice/move_seed.h"
#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// Of all words that are open. All dice of the war depend on it.
std::string contributionsDigest(const Campaign& campaign);

/// Of an occasion of that move: "close", "aftermath 5".
OccasionKeys keysOf(const Campaign& campaign, int turn, std::string_view occasion);

}  // namespace ephor::campaign

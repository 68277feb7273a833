// The keys for the dice of a campaign in its current state.
#pragma once

#include "core/campaign/dice/turn_seed.h"
#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// Digest of all revealed contributions. All dice of the war depend on it.
std::string contributionsDigest(const Campaign& campaign);

/// The keys for an occasion of the turn: "close", "aftermath 5".
OccasionKeys keysOf(const Campaign& campaign, int turn, std::string_view occasion);

}  // namespace ephor::campaign

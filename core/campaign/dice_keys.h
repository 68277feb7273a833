// The keys of a campaign's dice, as it stands.
#pragma once

#include "core/campaign/campaign.h"
#include "core/campaign/move_seed.h"

namespace ephor::campaign {

/// "Athens: nine owls\nSparta: come and take them\n": what powers have added to the dice (contributions.h), in the order of the powers.
std::string contributionsText(const Campaign& campaign);
/// The SHA-256 of that text, in hex; empty where there is none. All dice of the war depend on it.
std::string contributionsDigest(const Campaign& campaign);

/// Of an occasion of that move: "close", "aftermath 5".
OccasionKeys keysOf(const Campaign& campaign, int turn, std::string_view occasion);

}  // namespace ephor::campaign

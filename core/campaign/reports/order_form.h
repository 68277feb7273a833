// The empty order form for a player.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// An order sheet in which every army holds.
std::string orderForm(const Campaign& campaign, PowerId power);

}  // namespace ephor::campaign

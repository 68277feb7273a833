// The order form that a player fills in.
#pragma once

#include "core/campaign/model/campaign.h"

namespace ephor::campaign {

/// An order sheet to be filled in: every own army on hold.
std::string orderForm(const Campaign& campaign, PowerId power);

}  // namespace ephor::campaign

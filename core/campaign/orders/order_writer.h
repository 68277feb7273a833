// Writes orders as a sheet that can be read again.
#pragma once

#include "core/campaign/orders/orders.h"

namespace ephor::campaign {

/// The sheet in TOML; reading it gives the same orders. It is also sent back to the player, as confirmation of how the
/// orders were read.
std::string ordersToml(const Campaign& campaign, PowerId power, const Orders& orders);
/// The same for a campaign without its seeds, with the promiseLines() that the power is told.
std::string ordersToml(const Campaign& campaign, PowerId power, const Orders& orders,
                       const std::vector<std::string>& promises);
/// A text as comments of a sheet, wrapped at 72 characters, so that no mail program wraps it again. A longer word has a
/// line of its own.
std::string remarks(std::string_view words);

}  // namespace ephor::campaign

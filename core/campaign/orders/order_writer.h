// Writes orders as a sheet that can be read again.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// The sheet in TOML; reading it gives the same orders. It is also sent back to the player, as confirmation of how the
/// orders were read.
std::string ordersToml(const Campaign& campaign, PowerId power, const std::vector<Order>& orders,
                       const std::vector<Envoy>& envoys = {}, const std::vector<Voyage>& voyages = {},
                       const std::vector<Deal>& deals = {}, bool isFinal = true);
/// A text as comments of a sheet, wrapped at 72 characters, so that no mail program wraps it again. A longer word has a
/// line of its own.
std::string remarks(std::string_view words);

}  // namespace ephor::campaign

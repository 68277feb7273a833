// Orders as a sheet that can be read again.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// The sheet that says the same in TOML; reading it gives the same orders. Also what a player is sent back: so his
/// orders were understood.
std::string ordersToml(const Campaign& campaign, PowerId power, const std::vector<Order>& orders,
                       const std::vector<Envoy>& envoys = {}, const std::vector<Voyage>& voyages = {},
                       const std::vector<Deal>& deals = {}, bool isFinal = true);
/// Words as remarks of a sheet, broken into lines of 72 signs at most, so that no mail program breaks them; a longer
/// word has a line of its own.
std::string remarks(std::string_view words);

}  // namespace ephor::campaign

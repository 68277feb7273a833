// Writes orders as a sheet that can be read again.
#pragma once

#include "core/campaign/orders/orders.h"
#include "core/campaign/orders/sheet_names.h"

namespace ephor::campaign {

/// The sheet as a person writes it; reading it gives the same orders. It is also sent back to the player, as
/// confirmation of how the orders were read.
std::string ordersText(const Campaign& campaign, PowerId power, const Orders& orders);
/// The same for a campaign without its seeds, with the promiseLines() that the power is told.
std::string ordersText(const Campaign& campaign, PowerId power, const Orders& orders,
                       const std::vector<std::string>& promises);

/// The line of one order, without a line end.
std::string orderLine(const SheetNames& names, const Order& order);
std::string voyageLine(const SheetNames& names, const Voyage& voyage);
/// The part of the line that says where to: "march Eleusis, seek battle", "sail Aegina, blockade Epidaurus".
std::string marchText(const SheetNames& names, Posture posture, std::span<const PlaceId> path);
std::string sailText(const SheetNames& names, Station station, std::span<const PlaceId> path);

/// A text as comments of a sheet, wrapped at 72 characters, so that no mail program wraps it again. A longer word has a
/// line of its own.
std::string remarks(std::string_view words);

}  // namespace ephor::campaign

// Reads, checks and writes the deals of an order sheet.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// The deals of a sheet, or all faults.
Result<std::vector<Deal>> dealsOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet);
/// Parses the words after "deal sparta:" or "affair:".
WrittenDeal dealOf(const Written& to, std::vector<Written> words, Diagnostics& faults);
/// Writes deals in TOML, one [[deal]] each.
std::string dealsToml(const Campaign& campaign, std::span<const Deal> deals);

}  // namespace ephor::campaign

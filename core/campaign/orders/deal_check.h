// Deals and affairs of an order sheet: read, judged, and written back.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// The deals of a sheet, likewise.
Result<std::vector<Deal>> dealsOf(const Campaign& campaign, PowerId power, const OrderSheet& sheet);
/// The words behind "deal sparta:" or "affair:".
WrittenDeal dealOf(const Written& to, std::vector<Written> words, Diagnostics& faults);
/// The same in TOML, a [[deal]] for each.
std::string dealsToml(const Campaign& campaign, std::span<const Deal> deals);

}  // namespace ephor::campaign

// Orders as one writes a mail, a line for each.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// What stands between words of a line.
inline constexpr std::string_view wordGaps = " \t\r";

/// A sheet that is no TOML, with all that is wrong with it (readOrders() tells the two apart).
Result<OrderSheet> readOrdersMail(std::string_view text, std::string_view file);

}  // namespace ephor::campaign

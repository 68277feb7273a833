// Reads orders written as lines in a mail.
#pragma once

#include "core/campaign/orders/order_sheet.h"

namespace ephor::campaign {

/// Characters between words.
inline constexpr std::string_view wordGaps = " \t\r";

/// Parses a sheet that is not TOML, or returns all faults. readOrders() decides which of the two a text is.
Result<OrderSheet> readOrdersMail(std::string_view text, std::string_view file);

}  // namespace ephor::campaign

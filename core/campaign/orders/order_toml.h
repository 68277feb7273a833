// Reads order sheets in TOML, the form of programs before 1.0.
#pragma once

#include "core/campaign/orders/orders.h"

namespace ephor::campaign {

/// Fails only where nothing can be read; other faults are in the sheet.
Result<OrderSheet> readOrdersToml(std::string_view text, std::string_view file);

}  // namespace ephor::campaign

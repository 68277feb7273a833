// The empty order form for a player.
#pragma once

#include "core/campaign/reports/visible.h"

namespace ephor::campaign {

/// An order sheet in which every army holds.
std::string orderForm(const Visible& visible);

}  // namespace ephor::campaign

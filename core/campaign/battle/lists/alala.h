// The hoplites of a host stand in phalanxes of Alala!, its other units are bands (2.6).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList alalaList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

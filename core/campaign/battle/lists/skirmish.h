// The units of a host stand in retinues of the skirmish (2.6, 2.7).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList skirmishList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

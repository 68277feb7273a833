// The units of a host that are of one type share elements of DBA (2.6, 2.7).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList dbaList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

// Lists in which units share entries: elements of DBA, retinues of the skirmish (2.6).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList dbaList(const Campaign& campaign, Host& host, const RuleSystem& system);
ArmyList skirmishList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

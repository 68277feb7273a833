// Each unit of a host is a unit of O/THW Ancients (2.6).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList ohwList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

// Each unit of a host is a unit of Men of Bronze (2.6).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList bronzeList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

// Hosts whose units stand on the table one for one: lists of Men of Bronze, Alala! and O/THW Ancients (2.6).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList bronzeList(const Campaign& campaign, Host& host, const RuleSystem& system);
ArmyList alalaList(const Campaign& campaign, Host& host, const RuleSystem& system);
ArmyList ohwList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

// Lists with one entry on the table for each unit: Men of Bronze, Alala! and O/THW Ancients (2.6).
#pragma once

#include "core/campaign/battle/battle_setup.h"

namespace ephor::campaign {

ArmyList bronzeList(const Campaign& campaign, Host& host, const RuleSystem& system);
ArmyList alalaList(const Campaign& campaign, Host& host, const RuleSystem& system);
ArmyList ohwList(const Campaign& campaign, Host& host, const RuleSystem& system);

}  // namespace ephor::campaign

// The tables of a power's armies and fleets in its report and the umpire's, and what an army does.
#pragma once

#include "core/campaign/model/army_index.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

/// What the army does; none: it relieves a city. The state keeps Besiege for an army that has not reached the enemy's
/// city.
std::optional<Posture> postureNow(const Campaign& campaign, ArmyId army);
ReportTable armyTable(const Campaign& campaign, const ArmyIndex& armyIndex, PowerId power);
ReportTable fleetTable(const Campaign& campaign, PowerId power);

}  // namespace ephor::campaign

// The tables of a power's armies and fleets in its report and the umpire's.
#pragma once

#include "core/campaign/model/army_index.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

ReportTable armyTable(const Campaign& campaign, const ArmyIndex& armyIndex, PowerId power);
ReportTable fleetTable(const Campaign& campaign, PowerId power);

}  // namespace ephor::campaign

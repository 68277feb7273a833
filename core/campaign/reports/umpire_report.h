// What the umpire sees of a campaign.
#pragma once

#include "core/campaign/model/campaign.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

/// Date, standings, armies, pending battles.
Report umpiresReport(const Campaign& campaign);

}  // namespace ephor::campaign

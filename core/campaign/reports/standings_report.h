// What everybody may know of the scores.
#pragma once

#include "core/campaign/model/campaign.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

Report standingsReport(const Campaign& campaign);

}  // namespace ephor::campaign

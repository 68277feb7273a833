// The page of a campaign for everybody: what a club puts on its web site.
#pragma once

#include "core/campaign/reports/report_set.h"
#include "core/pages/club_battles.h"

namespace ephor {

/// Newsletter, map, standings with honours, all battles, biographies and chronicle, as everybody knows them at the
/// moment of the reports. Battles lead to their pages.
std::string clubPage(campaign::ReportSet& reports, const BattlePages& pages = {});

}  // namespace ephor

// The page of a campaign for everybody: what a club puts on its web site.
#pragma once

#include "core/campaign/reports/report_set.h"

namespace ephor {

/// Newsletter, map, standings with honours, biographies and chronicle, as everybody knows them at the moment of the
/// reports.
std::string clubPage(campaign::ReportSet& reports);

}  // namespace ephor

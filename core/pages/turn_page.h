// The page of a player's turn: report, map and order form, for a phone.
#pragma once

#include "core/campaign/reports/report_set.h"

namespace ephor {

/// The page of a power at the moment of the reports. `replyTo`: the address to which order sheets are mailed; empty:
/// the player chooses it. The report stands in the page as text, so it can be read where no program may run.
std::string turnPage(campaign::ReportSet& reports, campaign::PowerId power, const std::string& replyTo = {});

}  // namespace ephor

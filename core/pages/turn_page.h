// The page of a player's turn: report, map and order form, for a phone.
#pragma once

#include "core/campaign/reports/report_set.h"

namespace ephor {

/// Where a page is read: a file of its own, or from the server for players, to which it can submit the orders.
enum class PageHome : std::uint8_t { File, Server };

/// The page of a power at the moment of the reports. `replyTo`: the address to which order sheets are mailed; empty:
/// the player chooses it. The report stands in the page as text, so it can be read where no program may run.
std::string turnPage(campaign::ReportSet& reports, campaign::PowerId power, const std::string& replyTo = {},
                     PageHome home = PageHome::File);

}  // namespace ephor

#include "core/campaign/reports/report_set.h"

#include "core/campaign/reports/campaign_report.h"
#include "core/campaign/reports/dice_report.h"
#include "core/campaign/reports/journal_mark.h"
#include "core/campaign/umpire/ruling_reports.h"

namespace ephor::campaign {

std::string powerPaper(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    return powersReport(campaign, viewOf(campaign, power)) + rulingsReport(entries, campaign, power) +
           throwsTold(campaign.scenario, entries, power) + markSection(entries);
}

}  // namespace ephor::campaign

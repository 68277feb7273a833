#include "core/campaign/power_paper.h"

#include "core/campaign/dice_report.h"
#include "core/campaign/journal_mark.h"
#include "core/campaign/report.h"
#include "core/campaign/rulings_told.h"

namespace ephor::campaign {

std::string powerPaper(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power) {
    return powersReport(campaign, viewOf(campaign, power)) + rulingsReport(entries, campaign, power) +
           throwsTold(campaign.scenario, entries, power) + markSection(entries);
}

}  // namespace ephor::campaign

// The rolls of a closed turn that a player is told of: their own and the public ones.
#pragma once

#include "core/campaign/dice/campaign_roll.h"
#include "core/campaign/journal/journal.h"
#include "core/campaign/model/campaign.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

/// The rolls of the last closed turn that the power is told of, in the lines that checkDice() reads; empty if there are
/// none. `entries` are those of a journal, or its beginning; `campaign` is how it stands after them.
std::vector<ReportSection> rollReport(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power);

/// "Stragglers of Chalcis hoplite 1: D100 58, needed 66 or less: one more step returns", "Siege of Plataea: 3 and 5,
/// +2: 10".
std::string rollText(const CampaignRoll& roll);

}  // namespace ephor::campaign

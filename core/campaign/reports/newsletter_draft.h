// Drafts the newsletter of a turn.
#pragma once

#include "core/campaign/journal/newsletter.h"
#include "core/campaign/reports/report.h"

namespace ephor::campaign {

/// The draft for a turn, from the journal up to the end of `entries`.
Newsletter draftOf(const Scenario& scenario, std::span<const JournalEntry> entries, int turn);
/// The published newsletter of the turn, or else the draft.
Newsletter newsletterOf(const Scenario& scenario, std::span<const JournalEntry> entries, int turn);
/// Headline, campaign and date, text, notice.
Report newsletterReport(const Scenario& scenario, const Newsletter& newsletter);

}  // namespace ephor::campaign

// What the program would write of a move.
#pragma once

#include "core/campaign/journal/newsletter.h"

namespace ephor::campaign {

/// What the program would write of a move, out of the journal up to wherever `entries` end.
Newsletter draftOf(const Scenario& scenario, std::span<const JournalEntry> entries, int turn);
/// The one of that move that was published; else the program's draft.
Newsletter newsletterOf(const Scenario& scenario, std::span<const JournalEntry> entries, int turn);
/// The page as a report: the headline, where and when, the text, the notice.
std::string pageOf(const Scenario& scenario, const Newsletter& newsletter);

}  // namespace ephor::campaign

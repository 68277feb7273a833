// The active entries of a journal: not undone, or redone. Applied in order, they give the current campaign.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// In order. The pointers are into `entries`, which must begin with the founding entry.
std::vector<const JournalEntry*> activeEntries(std::span<const JournalEntry> entries);

/// Whether an entry resolved a pending battle. The armies must be the same, because the journal may come from a file
/// that anybody wrote.
bool isSettled(const Battle& was, const Battle& is);

}  // namespace ephor::campaign

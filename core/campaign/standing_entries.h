// The entries of a journal that count: those that were not taken back, or were done again. Applied one after the other, they lead to the campaign as it stands.
#pragma once

#include "core/campaign/journal.h"

namespace ephor::campaign {

/// In order; they point into `entries`, which begin with the founding.
std::vector<const JournalEntry*> standingEntries(std::span<const JournalEntry> entries);

}  // namespace ephor::campaign

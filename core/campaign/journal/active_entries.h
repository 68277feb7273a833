// The entries of a journal that count: those that were not taken back, or were done again. Applied one after the other,
// they lead to the campaign as it stands.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// In order; they point into `entries`, which begin with the founding.
std::vector<const JournalEntry*> standingEntries(std::span<const JournalEntry> entries);

/// A battle that was pending before an entry and is settled behind it, by those who had met: a journal may say
/// anything.
bool isSettled(const Battle& was, const Battle& is);

}  // namespace ephor::campaign

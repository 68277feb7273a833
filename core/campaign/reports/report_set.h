// All that a power is sent after a move.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// Its report, the rulings that concern it, the throws that it is told of, and where the journal stands. `campaign` is
/// what `entries` lead to.
std::string powerPaper(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power);

}  // namespace ephor::campaign

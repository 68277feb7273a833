// All that a power is sent after a turn.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The power's report, the rulings that concern it, its rolls, and the journal mark. `campaign` is the state after
/// `entries`.
std::string powerPaper(const Campaign& campaign, std::span<const JournalEntry> entries, PowerId power);

}  // namespace ephor::campaign

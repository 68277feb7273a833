// The rolls of a closed turn that a player is told of: their own and the public ones.
#pragma once

#include "core/campaign/dice/dice_view.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The rolls of the last closed turn that the power is told of, with their occasions; empty if there are none.
/// `entries` are those of a journal, or its beginning.
std::string rollReport(const Scenario& scenario, std::span<const JournalEntry> entries, PowerId power);

}  // namespace ephor::campaign

// Finds the events of a journal entry.
#pragma once

#include "core/campaign/history/event.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The events of an entry that changes `before` into `after`. Not for undo and redo.
std::vector<DatedEvent> eventsOf(const Scenario& scenario, const State& before, const State& after,
                                 const JournalEntry& entry);

/// The leaders that a deal is about: captives, and a dismissed commander.
std::vector<LeaderId> leadersIn(const Deal& deal);

}  // namespace ephor::campaign

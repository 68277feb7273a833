// What an entry of the journal made happen.
#pragma once

#include "core/campaign/history/event.h"
#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// The events of an entry that leads from `before` to `after`. Any entry but undo and redo.
std::vector<DatedEvent> eventsOf(const Scenario& scenario, const State& before, const State& after,
                                 const JournalEntry& entry);

/// The leaders whom a deal is about: captives, and a commander who is dismissed.
std::vector<LeaderId> leadersIn(const Deal& deal);

}  // namespace ephor::campaign

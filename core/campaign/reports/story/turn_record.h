// What one turn of a journal held: its events, and the campaign before and after each of its entries.
#pragma once

#include "core/campaign/history/event.h"
#include "core/campaign/journal/players_and_deadline.h"

namespace ephor::campaign {

struct TurnRecord {
    /// An entry of the turn with its changes.
    struct Step {
        int entry = 0;
        State before;
        State after;
    };

    int turn = 0;
    Campaign now;  ///< after all entries, also those of a later turn
    std::vector<DatedEvent> events;
    std::vector<Step> steps;
    std::optional<Deadline> deadline;  ///< of the current turn

    const Step& stepOf(const DatedEvent& event) const;
};

/// `entries` begin with the founding. Undone entries do not count.
TurnRecord turnRecord(const Scenario& scenario, std::span<const JournalEntry> entries, int turn);

}  // namespace ephor::campaign

#include "core/campaign/reports/story/turn_record.h"

#include "core/campaign/history/history.h"

namespace ephor::campaign {

const TurnRecord::Step& TurnRecord::stepOf(const DatedEvent& event) const {
    return *std::ranges::find(steps, event.entry, &Step::entry);
}

TurnRecord turnRecord(const Scenario& scenario, std::span<const JournalEntry> entries, int turn) {
    const std::vector<const JournalEntry*> active = activeEntries(entries);
    TurnRecord record;
    record.turn = turn;
    record.deadline = deadlineAfter(active);
    History history(scenario);
    for (const JournalEntry* entry : active) {
        const bool isOfTurn = entry->kind != EntryKind::Found && history.now().state.course.turn == turn;
        State before = isOfTurn ? history.now().state : State();
        history.read(*entry);
        if (isOfTurn)
            record.steps.push_back({entry->number, std::move(before), history.now().state});
    }
    for (const DatedEvent& event : history.events())
        if (event.turn == turn && std::ranges::contains(record.steps, event.entry, &TurnRecord::Step::entry))
            record.events.push_back(event);
    record.now = history.now();
    return record;
}

}  // namespace ephor::campaign

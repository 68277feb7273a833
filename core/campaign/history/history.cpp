#include "core/campaign/history/history.h"

#include "core/campaign/history/event_reader.h"
#include "core/campaign/model/changes/change_json.h"

namespace ephor::campaign {

void History::read(std::span<const JournalEntry> entries) {
    for (const JournalEntry& entry : entries)
        read(entry);
}

void History::read(const JournalEntry& entry) {
    State after = m_now.state;
    applyAll(after, *changesFromJson(entry.changes));
    m_told.read(entry.kind, [&] { return eventsOf(m_now.scenario, m_now.state, after, entry); });
    m_now.state = std::move(after);
    ++m_entries;
}

}  // namespace ephor::campaign

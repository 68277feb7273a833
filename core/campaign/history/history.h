// The events of a war, from its journal.
#pragma once

#include "core/campaign/history/event.h"
#include "core/campaign/journal/active_entries.h"

#include <ranges>

namespace ephor::campaign {

/// Reads a growing journal from its founding, each entry once.
class History {
public:
    explicit History(const Scenario& scenario) : m_now{scenario, {}} {}
    History(const Scenario& scenario, std::span<const JournalEntry> entries) : History(scenario) { read(entries); }

    void read(std::span<const JournalEntry> entries);
    /// Reads the next entry.
    void read(const JournalEntry& entry);
    /// The number of entries read so far.
    std::size_t entries() const { return m_entries; }

    /// The campaign after these entries.
    const Campaign& now() const { return m_now; }
    /// The active events, in order.
    auto events() const& { return m_told.active() | std::views::join; }
    auto events() && = delete;  // they are owned by the history

private:
    Campaign m_now;
    std::size_t m_entries = 0;
    ActiveActions<std::vector<DatedEvent>> m_told;
};

}  // namespace ephor::campaign

// The events of a war, out of its journal.
#pragma once

#include "core/campaign/history/event.h"
#include "core/campaign/journal/active_entries.h"

#include <ranges>

namespace ephor::campaign {

/// Reads a journal from its founding, each entry once: it may grow.
class History {
public:
    explicit History(const Scenario& scenario) : m_now{scenario, {}} {}
    History(const Scenario& scenario, std::span<const JournalEntry> entries) : History(scenario) { read(entries); }

    void read(std::span<const JournalEntry> entries);
    /// The entry that follows.
    void read(const JournalEntry& entry);
    /// How many have been read.
    std::size_t entries() const { return m_entries; }

    /// The campaign as these entries leave it.
    const Campaign& now() const { return m_now; }
    /// The events that are not undone, in order.
    auto events() const& { return m_told.active() | std::views::join; }
    auto events() && = delete;  // they are the history's

private:
    Campaign m_now;
    std::size_t m_entries = 0;
    ActiveActions<std::vector<DatedEvent>> m_told;
};

}  // namespace ephor::campaign

#include "core/campaign/journal/active_entries.h"

namespace ephor::campaign {

std::vector<const JournalEntry*> activeEntries(std::span<const JournalEntry> entries) {
    ActiveActions<const JournalEntry*> standing;
    for (const JournalEntry& entry : entries)
        standing.read(entry.kind, [&entry] { return &entry; });
    return standing.active();
}

bool isSettled(const Battle& was, const Battle& is) {
    return was.result == Verdict::Pending && is.result != Verdict::Pending && was.attackers == is.attackers &&
           was.defenders == is.defenders;
}

}  // namespace ephor::campaign

#include "core/campaign/journal/active_entries.h"

namespace ephor::campaign {

std::vector<const JournalEntry*> activeEntries(std::span<const JournalEntry> entries) {
    ActiveActions<const JournalEntry*> standing;
    for (const JournalEntry& entry : entries)
        standing.read(entry.kind, [&entry] { return &entry; });
    return standing.active();
}

bool isTurnStep(const JournalEntry& entry) {
    return entry.kind == EntryKind::Adjudicate || entry.kind == EntryKind::Close;
}

int lastTurnStep(const Journal& journal, int number) {
    int last = 0;
    for (const JournalEntry* entry :
         activeEntries(std::span(journal.entries()).first(static_cast<std::size_t>(number))))
        if (isTurnStep(*entry))
            last = entry->number;
    return last;
}

int lastTurnStep(const Journal& journal) { return lastTurnStep(journal, static_cast<int>(journal.entries().size())); }

bool isSettled(const Battle& was, const Battle& is) {
    return was.result == Verdict::Pending && is.result != Verdict::Pending && was.attackers == is.attackers &&
           was.defenders == is.defenders;
}

}  // namespace ephor::campaign

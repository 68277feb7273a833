#include "core/campaign/journal/active_entries.h"

namespace ephor::campaign {

/// Undo always concerns the last active entry, and redo the last undone one, so their numbers need not be read.
std::vector<const JournalEntry*> activeEntries(std::span<const JournalEntry> entries) {
    std::vector<const JournalEntry*> standing;
    std::vector<const JournalEntry*> undone;
    const auto step = [](auto& from, auto& to) {
        to.push_back(from.back());
        from.pop_back();
    };
    for (const JournalEntry& entry : entries) {
        if (entry.kind == EntryKind::Undo) {
            step(standing, undone);
        } else if (entry.kind == EntryKind::Redo) {
            step(undone, standing);
        } else {
            standing.push_back(&entry);
            undone.clear();
        }
    }
    return standing;
}

bool isSettled(const Battle& was, const Battle& is) {
    return was.result == Verdict::Pending && is.result != Verdict::Pending && was.attackers == is.attackers &&
           was.defenders == is.defenders;
}

}  // namespace ephor::campaign

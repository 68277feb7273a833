// The active entries of a journal: not undone, or redone. Applied in order, they give the current campaign.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// One T for each active action of a journal that is read entry by entry. Undo removes the last active one, redo brings
/// back the last undone one.
template <typename T> class ActiveActions {
public:
    /// An action adds what `make` returns; undo and redo add nothing.
    template <typename Make> void read(EntryKind kind, const Make& make) {
        if (kind == EntryKind::Undo) {
            move(m_active, m_undone);
        } else if (kind == EntryKind::Redo) {
            move(m_undone, m_active);
        } else {
            m_active.push_back(make());
            m_undone.clear();
        }
    }
    /// In order.
    const std::vector<T>& active() const { return m_active; }

private:
    static void move(std::vector<T>& from, std::vector<T>& to) {
        to.push_back(std::move(from.back()));
        from.pop_back();
    }
    std::vector<T> m_active;
    std::vector<T> m_undone;
};

/// In order. The pointers are into `entries`, which must begin with the founding entry.
std::vector<const JournalEntry*> activeEntries(std::span<const JournalEntry> entries);

/// Whether the entry is a turn step: adjudicating or closing the turn.
bool isTurnStep(const JournalEntry& entry);
/// Number of the last turn step up to entry `number` that was active then; 0: none.
int lastTurnStep(const Journal& journal, int number);
int lastTurnStep(const Journal& journal);

/// Whether an entry resolved a pending battle. The armies must be the same, because the journal may come from a file
/// that anybody wrote.
bool isSettled(const Battle& was, const Battle& is);

}  // namespace ephor::campaign

// The entries of a journal that count: those that were not taken back, or were done again. Applied one after the other,
// they lead to the campaign as it stands.
#pragma once

#include "core/campaign/journal/journal.h"

namespace ephor::campaign {

/// What stands of a journal that is read entry by entry: a T for each action. Undo takes the last that stands, and redo
/// the last that was undone, so no numbers need to be read.
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

/// In order; they point into `entries`, which begin with the founding.
std::vector<const JournalEntry*> activeEntries(std::span<const JournalEntry> entries);

/// A battle that was pending before an entry and is settled behind it, by those who had met: a journal may say
/// anything.
bool isSettled(const Battle& was, const Battle& is);

}  // namespace ephor::campaign

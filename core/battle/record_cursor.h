// The record of a battle while it is fought: its entries answer first, and what is answered after them is added.
#pragma once

#include "core/battle/record.h"

namespace ephor {

/// The position in a record during a battle. Without a record it is always at the end.
/// Every `take…` throws Leaving with a Misfit where the next entry does not fit the battle.
class RecordCursor {
public:
    /// `record` may be null; it must outlive this.
    explicit RecordCursor(Record* record) : m_record(record) {}

    const Record* record() const { return m_record; }
    /// Entries used so far.
    std::size_t used() const { return m_used; }
    bool isAtEnd() const { return !m_record || m_used >= m_record->entries.size(); }

    /// The recorded answer to a request; nothing at the end.
    std::optional<Choice> takeChoice(const Game& game, const Table& table, const Request& request);
    /// Dice typed in for roll number `roll`. False where there are none, and `faces` are as they were.
    bool takeFaces(const RollRequest& request, int roll, std::span<std::uint8_t> faces);
    /// The correction that comes next, or null.
    const Correction* takeCorrection(const Game& game, const Table& table);
    /// Appends an answer; without a record does nothing.
    void add(const Answer& answer);

private:
    /// The next entry if it is an E, else null.
    template <typename E> const E* nextAs() const {
        return isAtEnd() ? nullptr : std::get_if<E>(&m_record->entries[m_used]);
    }
    [[noreturn]] void leave(Message why) const;

    Record* m_record;
    std::size_t m_used = 0;
};

}  // namespace ephor

// Reads the record of a battle while it is fought. Recorded entries answer first; later answers are appended.
#pragma once

#include "core/battle/record/record.h"

namespace ephor {

/// The read position in a record. Without a record it is always at the end. Every `take…` throws Leaving with a Misfit
/// if the next entry does not match the battle.
class RecordCursor {
public:
    /// `record` may be null and must outlive this.
    explicit RecordCursor(Record* record) : m_record(record) {}

    const Record* record() const { return m_record; }
    /// Number of entries used so far.
    std::size_t used() const { return m_used; }
    bool isAtEnd() const { return !m_record || m_used >= m_record->entries.size(); }

    /// The recorded answer to a request; none at the end of the record.
    std::optional<Choice> takeChoice(const Game& game, const Table& table, const Request& request);
    /// Reads typed-in dice for roll number `roll`. If there are none, returns false and leaves `faces` unchanged.
    bool takeFaces(const RollRequest& request, int roll, std::span<std::uint8_t> faces);
    /// The correction if the next entry is one, else null.
    const Correction* takeCorrection(const Game& game, const Table& table);
    /// Appends an answer. Does nothing without a record.
    void add(const Answer& answer);

private:
    /// The next entry if it has type E, else null.
    template <typename E> const E* nextAs() const {
        return isAtEnd() ? nullptr : std::get_if<E>(&m_record->entries[m_used]);
    }
    [[noreturn]] void leave(Message why) const;

    Record* m_record;
    std::size_t m_used = 0;
};

}  // namespace ephor

// Collects the log entries of a phase before they become lines. Equal entries of several pieces are joined, and
// repetitions are dropped.
#pragma once

#include "core/battle/telling/log_line.h"
#include "core/battle/telling/name_tags.h"

namespace ephor {

struct LogEntry {
    enum class Kind : std::uint8_t { Other, Act, Counter, Placed, Moved, Removed, Noted, Rolled };
    Kind kind = Kind::Other;
    Side side = Side::A;
    std::vector<LogPart> parts{};  ///< pieces of one side, or one part without a piece: what is told of a side
    std::string who{};             ///< in place of the pieces' names
    std::string text{};            ///< what follows the names and a colon
    std::string ending{};          ///< what follows the text: how far they moved, why a counter changed
    PieceId other{};
    const Reason* why = nullptr;
    LogLine::Rank rank = LogLine::Rank::Action;
    bool telling = false;
    bool isApart = false;  ///< it has numbers of its own: nothing joins it, or joins what came before it
    std::vector<CounterChange> changes{};
    Log details{};
};

class LogEntries {
public:
    void add(LogEntry entry);
    bool empty() const { return m_entries.empty(); }
    /// Returns the lines of all entries and clears them.
    Log taken(const NameTags& names);

private:
    LogEntry* alike(const LogEntry& entry);
    LogEntry* causeOf(const LogEntry& entry);
    void dropIdle();

    std::vector<LogEntry> m_entries;
};

}  // namespace ephor

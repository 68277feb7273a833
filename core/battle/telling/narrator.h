// Turns events into text: the complete log and the story.
#pragma once

#include "core/battle/record/record.h"
#include "core/battle/telling/log_entries.h"

namespace ephor {

/// Writes the log of a battle in English. Lines are emitted at the end of their phase, so that pieces that did the same
/// share one. Counters that are never shown (CounterInfo) and faces of secret rolls are left out.
class Narrator final : public Listener {
public:
    using Tell = std::function<void(const LogLine&)>;

    /// The game must outlive it.
    Narrator(const Game& game, Tell tell) : Narrator(game, std::move(tell), game.opening()) {}
    /// Begins in the middle of a battle, at the start of a phase. `before` is the table before the first event
    /// received.
    Narrator(const Game& game, Tell tell, const Table& before);

    void heard(int number, const Event& event) override;
    /// Emits the lines collected so far. Call it if the events stop before the battle is over.
    void finish();

    const NameTags& names() const { return m_names; }

private:
    void tell(const PiecePlaced& e);
    void tell(const PieceMoved& e);
    void tell(const CounterSet& e);
    void tell(const SideCounterSet& e);
    void tell(const PieceRemoved& e);
    void tell(const Rolled& e);
    void tell(const PhaseBegan& e);
    void tell(const Noted& e);
    void tell(const Corrected& e);
    void tell(const Ended& e);

    void add(LogEntry entry);
    LogEntry entryOf(PieceId piece, const Reason* why, std::string_view otherwise, PieceId other = {}) const;
    std::string because(const Reason* why, std::string_view said) const;
    std::string facesOf(const Rolled& e, const RollMeaning& meaning) const;

    const Game& m_game;
    Tell m_tell;
    NameTags m_names;
    Table m_table;  ///< before the event
    LogEntries m_entries;
    LogLine m_phase;    ///< its heading, until there is a line below it
    Noted m_lastNoted;  ///< in this act, between two pieces
    int m_turn = 0;
    int m_event = 0;  ///< number of the event that is being told
};

/// A line for each modifier of a number: "+2 support", with its rule.
Log detailsOf(const Breakdown& breakdown);

/// The text of a single event; empty for events without text, such as phases. `before` is the table before the event.
std::string toldEvent(const Game& game, const Event& event, const Table& before);

/// The log of a recorded battle, up to the end of its record.
Log toldLog(const Game& game, const Record& record);

/// The important lines of a log as prose: a heading for each turn, a sentence for each act. Nothing is repeated within
/// a turn.
class Story {
public:
    void add(const LogLine& line);
    /// Paragraphs. A line that does not begin with a blank is a heading.
    std::string text();

private:
    void close();

    std::string m_text;
    std::string m_heading;
    std::string m_sentence;
    std::vector<std::string> m_said;  ///< in this turn
    int m_clauses = 0;
};

}  // namespace ephor

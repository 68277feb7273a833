// Events told in words: a complete log, and the story that it makes.
#pragma once

#include "core/battle/log_entries.h"
#include "core/battle/record.h"

namespace ephor {

/// Tells a battle line by line, in English. Lines come when their phase is over: pieces that did the same share one.
/// Not told: counters that are never shown (CounterInfo), and the faces of secret rolls.
class Narrator final : public Listener {
public:
    using Tell = std::function<void(const LogLine&)>;

    /// The game must outlive it.
    Narrator(const Game& game, Tell tell) : Narrator(game, std::move(tell), game.opening()) {}
    /// From the middle of a battle, where a phase begins: `before` is the table before the first event heard.
    Narrator(const Game& game, Tell tell, const Table& before);

    void heard(int number, const Event& event) override;
    /// Tells what it has heard so far: the end of a battle that is not over.
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

/// One event told by itself; empty where there is nothing to say, as of phases. `before` is the table before it.
std::string toldEvent(const Game& game, const Event& event, const Table& before);

/// The whole log of a recorded battle, as far as its record goes.
Log toldLog(const Game& game, const Record& record);

/// The telling lines of a log, drawn together: a heading for each turn, one sentence for each act. No turn says
/// anything twice.
class Story {
public:
    void add(const LogLine& line);
    /// Paragraphs; headings are the lines that do not begin with a blank.
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

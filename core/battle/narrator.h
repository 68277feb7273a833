// Events told in words: a complete log, and the story that it makes.
#pragma once

#include "core/battle/game.h"
#include "core/battle/record.h"

#include <functional>

namespace ephor {

/// One line of the log of a battle.
struct LogLine {
    enum class Rank : std::uint8_t {
        Turn,    ///< a heading
        Phase,   ///< a heading
        Act,     ///< a piece begins to act
        Deed,    ///< something happened
        Detail,  ///< the numbers behind the line above
    };
    Rank rank = Rank::Deed;
    std::string text;
    std::string rule;      ///< id, or empty
    bool telling = false;  ///< belongs in the story: who charged, lost, broke, fell

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

using Log = std::vector<LogLine>;

/// Tells a battle line by line, in English. Changes that only keep the books (who has acted, what was lost this turn) are left out.
class Narrator final : public Listener {
public:
    using Tell = std::function<void(const LogLine&)>;

    /// The game must outlive it.
    Narrator(const Game& game, Tell tell);

    void heard(int number, const Event& event) override;

    /// The side's name: that of its list, without what stands after a comma; told apart where both sides have the same.
    const std::string& name(Side side) const { return m_sides[index(side)]; }
    /// The piece's name; with its side's where it is only that of its type.
    const std::string& name(PieceId piece) const { return m_pieces[piece.index()]; }

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

    void line(LogLine::Rank rank, std::string text, const Reason* why, bool telling = false) const;
    std::string sentence(const Reason* why, std::string_view otherwise, PieceId piece, PieceId other = {}) const;

    const Game& m_game;
    Tell m_tell;
    Table m_table;  ///< before the event
    std::array<std::string, 2> m_sides;
    std::vector<std::string> m_pieces;
    CounterSet m_lastCounter;  ///< of the event before, if it was one
    bool m_afterCounter = false;
    Noted m_lastNoted;  ///< in this act, between two pieces
    int m_turn = 0;
};

/// The whole log of a recorded battle, as far as its record goes.
Log toldLog(const Game& game, const Record& record);

/// The telling lines of a log, drawn together: a heading for each turn, one sentence for each act.
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
    int m_clauses = 0;
};

}  // namespace ephor

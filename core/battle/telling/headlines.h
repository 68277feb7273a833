// The fights of a battle as one sentence each: "Athens' Spears II beat Sparta's Spears II, 6 to 2".
#pragma once

#include "core/battle/telling/log_line.h"
#include "core/battle/telling/name_tags.h"

#include <span>

namespace ephor {

/// A fight or a volley in a log: its lines and its sentence.
struct Headline {
    std::size_t first = 0;  ///< index of its first line
    std::size_t count = 0;
    int event = 0;                    ///< the last note about it
    std::array<PieceId, 2> pieces{};  ///< in that note
    PieceId winner{};                 ///< none if it was not decided
    PieceId loser{};
    std::string text{};  ///< a mark stands before each name
    bool isShot = false;
};

/// Stands before the name of a piece in the text of a headline.
constexpr char markOf(Side side) { return side == Side::A ? '\1' : '\2'; }
/// Begins a sentence with a capital, behind the mark of its first name.
void capitalise(std::string& text);
std::string withoutMarks(std::string text);

class Headlines {
public:
    /// The game must outlive it.
    explicit Headlines(const Game& game) : m_game(game), m_names(game) {}

    /// The fights in the lines of one phase or of several, in order; they do not overlap. `events`: all of the battle.
    std::vector<Headline> of(const Log& log, std::span<const Event> events) const;
    /// What the pieces of a line did as a sentence: "Sparta's Perioeci charged Athens' Knights". Empty if the line
    /// tells no move, removal or act against another piece.
    std::string sentence(const LogLine& line, std::span<const Event> events) const;
    /// The log for a story: each fight by its headline alone, and the sentences of other lines.
    Log story(const Log& log, std::span<const Event> events) const;
    const NameTags& names() const { return m_names; }
    std::string marked(PieceId piece) const { return markOf(m_game.piece(piece).side) + m_names.owned(piece); }
    /// How the system tells this note between enemies; null for any other event.
    const FightNote* noteOf(const Event& event) const;

private:
    class Finding;

    const Game& m_game;
    NameTags m_names;
};

}  // namespace ephor

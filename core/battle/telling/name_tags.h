// Short, unique names of sides and pieces in the log.
#pragma once

#include "core/battle/game.h"

namespace ephor {

/// A name inside a sentence: "The Seleucids" becomes "the Seleucids".
std::string insideSentence(std::string name);

class NameTags {
public:
    explicit NameTags(const Game& game);

    /// The name of the side's list, up to the first comma.
    const std::string& name(Side side) const { return m_sides[index(side)]; }
    /// "Hoplites V (Athens)"
    const std::string& name(PieceId piece) const { return m_pieces[piece.index()]; }
    /// "Hoplites V"
    const std::string& bare(PieceId piece) const { return m_bare[piece.index()]; }
    /// "Athens' Hoplites V", "the hall's Huscarl III": how a sentence names a piece.
    std::string owned(PieceId piece) const { return owned(std::vector{piece}); }
    std::string owned(const std::vector<PieceId>& pieces) const;
    /// Several pieces of one side: "Hoplites I, V, Psiloi II (Athens)".
    std::string list(std::vector<PieceId> pieces) const;

private:
    /// "Hoplites I, V, Psiloi II"
    std::string bareList(std::vector<PieceId> pieces) const;

    const Game& m_game;
    std::array<std::string, 2> m_sides;
    std::array<std::string, 2> m_tags;
    std::array<std::string, 2> m_owners;  ///< "Athens'", "the hall's"
    std::vector<std::string> m_bare;
    std::vector<std::string> m_pieces;
};

}  // namespace ephor

// How the computer player draws up its army: skirmishers before the middle, heavy foot behind them, horse on the wings.
#pragma once

#include "core/rules/ohw/battle/board.h"

namespace ephor::ohw {

/// Where a unit is drawn up, and with whom it goes: in the line, as a screen before it, or on its wings.
enum class Post : std::uint8_t { Line, Screen, Wing };
Post postOf(const Profile& profile);

/// The posts of a battle. The game must outlive it.
class Posts {
public:
    explicit Posts(const OhwGame& game);

    /// The units of both sides that have a post.
    const Units& units(Post post) const { return m_units[static_cast<std::size_t>(post)]; }
    /// The squares of a side's zone that can be stood on, the best first for a unit of that post; found once. `nimble`
    /// units do not mind woods and fords.
    const std::vector<Square>& squares(Side side, Post post, bool nimble);

private:
    std::vector<Square> squaresInOrder(Side side, Post post, bool nimble) const;

    const OhwGame& m_game;
    std::array<Units, 3> m_units;
    std::array<std::array<std::array<std::vector<Square>, 2>, 3>, 2> m_squares;
};

/// OTW-D01: a unit and its square.
Choice placeInLine(const Board& board, Posts& posts, const Request& request);
/// OTW-D01: the general's unit.
Choice placeGeneral(const Board& board, const Request& request);

}  // namespace ephor::ohw

// Deploys the army from the middle outwards: first the line, in the second row if there is a screen; then the screen,
// in the front row; last the wings, in the squares that are left. For them a row back costs as much as three squares
// aside.
#pragma once

#include "core/rules/ohw/battle/board.h"

namespace ephor::ohw {

/// The place of a unit in the deployment, and the units that it moves with: the line, a screen in front, or a wing.
enum class Post : std::uint8_t { Line, Screen, Wing };
Post postOf(const Profile& profile);

/// The posts of all units of a battle. The game must outlive it.
class Posts {
public:
    explicit Posts(const OhwGame& game);

    const Units& units(Post post) const { return m_units[static_cast<std::size_t>(post)]; }
    /// The passable squares of a side's zone, best first for a unit of this post; cached. `nimble` units ignore the
    /// disadvantage of woods and fords.
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

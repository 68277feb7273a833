// Where the computer player draws its units up, and who goes with whom.
#pragma once

#include "core/rules/ohw/game.h"

namespace ephor::ohw {

/// In the line, as a screen before it, or on its wings.
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

}  // namespace ephor::ohw

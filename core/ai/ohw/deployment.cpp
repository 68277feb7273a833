#include "core/ai/ohw/deployment.h"

#include "core/ai/ohw/values.h"

#include <algorithm>
#include <cstdlib>

namespace ephor::ohw {

namespace {

/// The cost of a square for a post. `back`: rows behind the front. `aside`: asideForSquare for each square from the
/// middle, plus asideOnLeft to the left.
int cost(Post post, bool isScreened, int back, int aside) {
    switch (post) {
    case Post::Line:
        return isScreened ? values::rowOfScreenedLine * (back == 0 ? 1 : back - 1) + aside
                          : values::rowOfLine * back + aside;
    case Post::Wing:
        return values::rowOfWing * back + aside;
    case Post::Screen:
        break;
    }
    return values::rowOfScreen * back + aside;
}

/// Number of rows behind the front of its side's zone.
int rowsBack(const Zone& zone, Side side, Square square) {
    return side == Side::A ? zone.last.row - square.row : square.row - zone.first.row;
}

}  // namespace

Post postOf(const Profile& profile) {
    if (profile.traits.skirmisher && !profile.traits.lightCavalry)
        return Post::Screen;
    return profile.move > 1 && !profile.traits.elephants ? Post::Wing : Post::Line;
}

Posts::Posts(const OhwGame& game) : m_game(game) {
    for (const Side side : bothSides)
        for (int unit = 0; unit < game.unitsOf(side); ++unit) {
            const PieceId piece = game.pieceOf(side, unit);
            m_units[static_cast<std::size_t>(postOf(game.profile(piece)))].insert(piece);
        }
}

const std::vector<Square>& Posts::squares(Side side, Post post, bool nimble) {
    std::vector<Square>& kept = m_squares[index(side)][static_cast<std::size_t>(post)][nimble ? 1 : 0];
    if (kept.empty())
        kept = squaresInOrder(side, post, nimble);
    return kept;
}

std::vector<Square> Posts::squaresInOrder(Side side, Post post, bool nimble) const {
    const Zone zone = m_game.zone(side);
    const bool isScreened = !(m_units[static_cast<std::size_t>(Post::Screen)] & m_game.opening().all(side)).empty();
    const auto costOf = [&](Square square) {
        // From the middle outwards, the right side first.
        const int right = side == Side::A ? square.column : zone.columns() - 1 - square.column;
        const int twice = 2 * right - (zone.columns() - 1);
        const int aside = std::abs(twice) * values::asideForSquare / 2 + (twice < 0 ? values::asideOnLeft : 0);
        const int slow = m_game.terrainAt(square) != SquareTerrain::Open && !nimble ? values::slowTerrain : 0;
        return cost(post, isScreened, rowsBack(zone, side, square), aside) + slow;
    };
    // Among equal squares the foremost, so that both sides deploy alike.
    std::vector<Square> squares;
    for (int i = 0; i < zone.count(); ++i) {
        const Square square = zone[side == Side::A ? zone.count() - 1 - i : i];
        if (m_game.terrainAt(square) != SquareTerrain::Impassable)
            squares.push_back(square);
    }
    std::ranges::stable_sort(squares, {}, costOf);
    return squares;
}

Choice placeInLine(const Board& board, Posts& posts, const Request& request) {
    const OhwGame& game = board.game();
    const Side me = request.question.side;
    PieceId unit = request.pieces.first();  // the line first, then the screen, then the wings
    Post post = postOf(game.profile(unit));
    for (const PieceId one : request.pieces) {
        if (post == Post::Line)
            break;
        if (const Post its = postOf(game.profile(one)); its < post) {
            unit = one;
            post = its;
        }
    }
    Choice choice;
    choice.piece = unit;
    for (const Square square : posts.squares(me, post, ignoresTerrain(game.profile(unit).traits))) {
        if (board.at(square))
            continue;
        choice.pose = game.poseOn(square, ahead(me));
        break;
    }
    return choice;
}

// With the best fighters of the line, near its middle; in its second row if it has one.
Choice placeGeneral(const Board& board, const Request& request) {
    const OhwGame& game = board.game();
    const Zone zone = game.zone(request.question.side);
    Choice choice;
    double best = -1000;
    for (const PieceId unit : request.pieces) {
        const Profile& p = game.profile(unit);
        const double aside = std::abs(2.0 * board.square(unit).column - (game.grid().columns - 1));
        const bool isBehind = rowsBack(zone, request.question.side, board.square(unit)) > 0;
        const double value = values::hostAttack * p.attack + p.strength + p.defence - p.leadership -
                             values::hostAside * aside + (isBehind ? values::hostBehind : 0) -
                             (p.traits.skirmisher ? values::hostSkirmisher : 0) -
                             (p.traits.elephants || postOf(p) == Post::Wing ? values::hostMounted : 0);
        if (value > best) {
            best = value;
            choice.piece = unit;
        }
    }
    return choice;
}

}  // namespace ephor::ohw

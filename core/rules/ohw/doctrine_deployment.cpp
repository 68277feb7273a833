// How the doctrine draws up its army: skirmishers before the middle, heavy foot behind them, horse on the wings.
#include "core/rules/ohw/judgement.h"

#include <algorithm>
#include <cstdlib>

namespace ephor::ohw {

namespace {

/// The lower, the better: rows back and steps from the middle, by post.
int cost(Post post, bool isScreened, int back, int aside) {
    switch (post) {
    case Post::Line:
        return isScreened ? 30 * (back == 0 ? 1 : back - 1) + aside : 8 * back + aside;
    case Post::Wing:
        return 12 * back + aside;
    case Post::Screen:
        break;
    }
    return 40 * back + aside;
}

/// Rows behind the front of its side's zone.
int rowsBack(const Zone& zone, Side side, Square square) {
    return side == Side::A ? zone.last.row - square.row : square.row - zone.first.row;
}

bool hasScreen(const OhwGame& game, Side side) {
    for (int unit = 0; unit < game.unitsOf(side); ++unit)
        if (game.profile(game.pieceOf(side, unit)).post == Post::Screen)
            return true;
    return false;
}

}  // namespace

std::vector<Square> postsInLine(const OhwGame& game, Side me, Post post, bool nimble) {
    const Zone zone = game.zone(me);
    const bool isScreened = hasScreen(game, me);
    const auto costOf = [&](Square square) {
        // From the middle outwards, the right hand first.
        const int right = me == Side::A ? square.column : zone.columns() - 1 - square.column;
        const int twice = 2 * right - (zone.columns() - 1);
        const int aside = std::abs(twice) * 2 + (twice < 0 ? 1 : 0);
        const int slow = game.country(square) != Country::Open && !nimble ? 40 : 0;
        return cost(post, isScreened, rowsBack(zone, me, square), aside) + slow;
    };
    // Of squares as good as each other the foremost, so that both sides draw up alike.
    std::vector<Square> squares;
    for (int i = 0; i < zone.count(); ++i) {
        const Square square = zone[me == Side::A ? zone.count() - 1 - i : i];
        if (game.country(square) != Country::Impassable)
            squares.push_back(square);
    }
    std::ranges::stable_sort(squares, {}, costOf);
    return squares;
}

Choice placeInLine(const Board& board, const Request& request) {
    const OhwGame& game = board.game();
    const Side me = request.question.side;
    PieceId unit = request.pieces.first();  // the line first, then the screen, then the wings
    Post post = game.profile(unit).post;
    for (const PieceId one : request.pieces) {
        if (post == Post::Line)
            break;
        if (const Post his = game.profile(one).post; his < post) {
            unit = one;
            post = his;
        }
    }
    Choice choice;
    choice.piece = unit;
    for (const Square square : game.posts(me, post, ignoresCountry(game.profile(unit).traits))) {
        if (board.at(square))
            continue;
        choice.pose = game.poseOn(square, ahead(me));
        break;
    }
    return choice;
}

// The best fighters of the line, near its middle; of its second row where it has one.
Choice placeGeneral(const Board& board, const Request& request) {
    const OhwGame& game = board.game();
    const Zone zone = game.zone(request.question.side);
    Choice choice;
    double best = -1000;
    for (const PieceId unit : request.pieces) {
        const Profile& p = game.profile(unit);
        const double aside = std::abs(2.0 * board.square(unit).column - (game.grid().columns - 1));
        const bool isBehind = rowsBack(zone, request.question.side, board.square(unit)) > 0;
        const double value = 3.0 * p.attack + p.strength + p.defence - p.leadership - 0.3 * aside + (isBehind ? 4 : 0) -
                             (p.traits.skirmisher ? 20 : 0) - (p.traits.elephants || p.post == Post::Wing ? 6 : 0);
        if (value > best) {
            best = value;
            choice.piece = unit;
        }
    }
    return choice;
}

}  // namespace ephor::ohw

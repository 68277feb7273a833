// How the doctrine draws up its army: heavy foot in the middle, horse on the wings, skirmishers behind.
#include "core/rules/ohw/judgement.h"

#include <algorithm>
#include <cstdlib>

namespace ephor::ohw {

namespace {

Post postOf(const Profile& profile) {
    if (profile.traits.skirmisher && !profile.traits.lightCavalry)
        return Post::Rear;
    return profile.move > 1 && !profile.traits.elephants ? Post::Wing : Post::Line;
}

/// The lower, the better: rows back and steps from the middle, by post.
int cost(Post post, int back, int aside) {
    switch (post) {
    case Post::Line:
        return 8 * back + aside;
    case Post::Wing:
        return 12 * back + aside;
    case Post::Rear:
        break;
    }
    return (back == 0 ? 30 : 0) + aside;
}

}  // namespace

std::vector<Square> postsInLine(const OhwGame& game, Side me, Post post, bool nimble) {
    const Zone zone = game.zone(me);
    const int frontRow = me == Side::A ? zone.last.row : zone.first.row;
    const auto costOf = [&](Square square) {
        // From the middle outwards, the right hand first.
        const int right = me == Side::A ? square.column : zone.columns() - 1 - square.column;
        const int twice = 2 * right - (zone.columns() - 1);
        const int aside = std::abs(twice) * 2 + (twice < 0 ? 1 : 0);
        const int slow = game.country(square) != Country::Open && !nimble ? 40 : 0;
        return cost(post, std::abs(square.row - frontRow), aside) + slow;
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
    PieceId unit = request.pieces.first();  // the line first, then the wings
    Post post = postOf(game.profile(unit));
    for (const PieceId one : request.pieces) {
        if (post == Post::Line)
            break;
        if (const Post his = postOf(game.profile(one)); his < post) {
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

// The best fighters of the line, near its middle.
Choice placeGeneral(const Board& board, const Request& request) {
    const OhwGame& game = board.game();
    Choice choice;
    double best = -1000;
    for (const PieceId unit : request.pieces) {
        const Profile& p = game.profile(unit);
        const double aside = std::abs(2.0 * board.square(unit).column - (game.grid().columns - 1));
        const double value = 3.0 * p.attack + p.strength + p.defence - p.leadership - 0.3 * aside -
                             (p.traits.skirmisher ? 20 : 0) - (p.traits.elephants ? 6 : 0);
        if (value > best) {
            best = value;
            choice.piece = unit;
        }
    }
    return choice;
}

}  // namespace ephor::ohw

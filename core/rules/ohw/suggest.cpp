// Sensible answers to any request: what random play, search and the keyboard choose among.
#include "core/battle/plain_answers.h"
#include "core/rules/ohw/play.h"

#include <algorithm>

namespace ephor::ohw {

namespace {

Choice posed(const OhwGame& game, Square square, Heading facing, PieceId piece = {}) {
    Choice choice;
    choice.piece = piece;
    choice.pose = snapped(game.poseOn(square, facing));
    return choice;
}

/// OTW-D01: every free square of the zone, from its front back, facing the enemy.
void suggestPlaces(const Board& board, const Request& request, std::vector<Choice>& choices) {
    const OhwGame& game = board.game();
    const Side side = request.question.side;
    const Zone zone = game.zone(side);
    for (const PieceId unit : request.pieces)
        for (int i = 0; i < zone.count(); ++i) {
            const Square square = zone[side == Side::A ? zone.count() - 1 - i : i];
            if (!board.at(square) && game.country(square) != Country::Impassable)
                choices.push_back(posed(game, square, ahead(side), unit));
        }
}

/// The way ahead first, then turns, staying last.
void suggestMoves(const Board& board, const Request& request, std::vector<Choice>& choices) {
    const Reach reach(board, request.limits.piece);
    const Square here = board.square(request.limits.piece);
    for (const bool moves : {true, false})
        for (const Spot& spot : reach.spots())
            if (spot.mayEnd && (spot.square != here) == moves)
                choices.push_back(posed(board.game(), spot.square, spot.facing));
}

void suggestGroupMoves(const Board& board, const Request& request, std::vector<Choice>& choices) {
    const PieceId first = request.pieces.first();
    const Square here = board.square(first);
    for (const int forward : {3, 2, 1, 0})
        for (const int quarters : {0, 1, 3, 2}) {
            const Heading facing = turned(board.heading(first), quarters);
            const Square square = stepped(here, facing, forward);
            if (groupCanMove(board, request.pieces, square, facing))
                choices.push_back(posed(board.game(), square, facing));
        }
}

/// Actions in the order in which they mostly gain: fights, charges, groups, moves, the rest; ending the phase last.
void sortActions(std::vector<Choice>& choices) {
    const auto rank = [](const Choice& choice) {
        constexpr std::array order{code::fight,     code::charge,   code::group,   code::move,
                                   code::moveAgain, code::transfer, code::mahouts, code::stop};
        return std::ranges::find(order, choice.code) - order.begin();
    };
    std::ranges::stable_sort(choices, {}, rank);
}

}  // namespace

void OhwGame::suggest(const Table& table, const Request& request, std::vector<Choice>& choices) const {
    choices.clear();
    addPlainAnswers(request, choices);
    if (request.question.decision == TakeAction || request.question.decision == UseGeneral)
        sortActions(choices);
    if (request.form != Form::Deploy && request.form != Form::Move)
        return;
    const Board board(*this, table);
    if (request.form == Form::Deploy)
        suggestPlaces(board, request, choices);
    else if (request.limits.how == WholeGroupMove)
        suggestGroupMoves(board, request, choices);
    else
        suggestMoves(board, request, choices);
}

}  // namespace ephor::ohw
